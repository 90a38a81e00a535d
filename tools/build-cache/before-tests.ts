import { ROOT } from '../runtime/node-24.mjs';
import { buildIfChanged } from './build-if-changed.ts';
import { GENERATED } from './build-targets.ts';

/** Vitest's global setup: tests of a fresh clone import generated code, too. */
export function setup(): void {
  buildIfChanged(ROOT, GENERATED, (line) => console.log(line));
}
