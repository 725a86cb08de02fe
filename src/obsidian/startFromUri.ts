import { OUTPUTS, type Output } from '../core/settings';

/** What a link or a terminal asks for; the budget as it was written, since a person may correct it. */
export interface AskedFor {
  readonly mode: 'topic' | 'recent';
  readonly topic: string;
  readonly budget?: string;
  readonly output?: Output;
}

/** Reads the parameters of `obsidian://wiki-context-pack?topic=…&budget=…&recent=…&output=…`. What makes no sense is not there. */
export function startFromUri(parameters: Readonly<Record<string, string>>): AskedFor {
  const { topic = '', budget, recent, output } = parameters;
  const known = OUTPUTS.find((name) => name === output);
  return {
    mode: isOn(recent) ? 'recent' : 'topic',
    topic: topic.trim(),
    ...(budget === undefined ? {} : { budget }),
    ...(known ? { output: known } : {}),
  };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'no', 'off'].includes(value.toLowerCase());
}
