import { setFlagsFromString } from 'node:v8';

/** The flags of V8 come and go, and it complains of those that it does not know: each is set where it was tried, on Node 20 (11) and 22 (12). */
const V8 = Number.parseInt(process.versions.v8, 10);

/** Lets V8's space for young objects not grow: what a run makes is soon garbage, and room for more of it saves no time. V8 forgets this whenever a thread starts. */
export function keepHeapSmall(): void {
  if (V8 === 11 || V8 === 12) setFlagsFromString('--semi-space-growth-factor=1');
}

/** Lets V8's optimizing compiler wait ten times as long as it would: a run is over before it has earned what it costs. */
export function optimizeLate(): void {
  if (V8 === 11) setFlagsFromString('--interrupt-budget=1000000');
}
