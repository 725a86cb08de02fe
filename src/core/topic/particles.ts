/** Korean particles, which are glued to a noun; longest first. */
export const PARTICLES: readonly string[] = [
  '으로부터', '에서는', '에게서', '이라는', '에서', '에게', '으로', '부터', '까지', '처럼', '보다', '이나', '라는', '하고', '이란', '에는', '과의', '와의',
  '은', '는', '이', '가', '을', '를', '의', '에', '로', '와', '과', '도', '만', '란',
];
