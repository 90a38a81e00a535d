import { fuzz } from './fuzz.ts';
import type { LongPart } from './part.ts';
import { runTests } from './run-tests.ts';

/** In this order, each for itself with `--only`. */
export const NAMES = ['kill', 'fuzz'] as const;

export const PARTS: Readonly<Record<(typeof NAMES)[number], LongPart>> = {
  kill: () => runTests({ paths: ['packages/platform/tests/durability'] }),
  fuzz,
};
