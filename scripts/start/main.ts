// npm start: what is stale is made, then the shop opens.

import { BUILT, GENERATED } from '../freshness/made-things.ts';
import { makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';

try {
  for (const thing of [GENERATED, BUILT]) makeFresh(ROOT, thing, (line) => console.log(line));
  await import('../../apps/stack/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
