// npm run dev: the same shop from its sources, with hot reload.

import { GENERATED } from '../freshness/made-things.ts';
import { makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';

try {
  makeFresh(ROOT, GENERATED, (line) => console.log(line));
  process.argv.push('--dev');
  await import('../../apps/stack/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
