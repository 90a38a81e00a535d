import { fuzz } from './fuzz.ts';
import { kill } from './kill/kill.ts';
import { load } from './load/load.ts';
import type { LongPart } from './part.ts';
import { runTests } from './run-tests.ts';

/** In this order, each for itself with `--only`. */
export const NAMES = ['load', 'faults', 'kill', 'concurrency', 'fuzz'] as const;

export const PARTS: Readonly<Record<(typeof NAMES)[number], LongPart>> = {
  load,
  faults: () =>
    runTests({
      paths: [
        'packages/http-client',
        'apps/storefront/server/overload/upstreams',
        'apps/storefront/testing/faults',
      ],
    }),
  kill,
  concurrency: () => runTests({ paths: ['packages/platform/tests/concurrency'] }),
  fuzz,
};
