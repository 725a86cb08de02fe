/** A replacement of a range of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
