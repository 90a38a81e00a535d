import { ROOT } from '../runtime/node-24.mjs';
import { GENERATED } from './made-things.ts';
import { makeFresh } from './make-fresh.ts';

/** Vitest's global setup: tests of a fresh clone import generated code, too. */
export function setup(): void {
  makeFresh(ROOT, GENERATED, (line) => console.log(line));
}
