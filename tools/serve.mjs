// npm run serve: one storefront server, built before by `npm run build`, on the services that `.env` names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runOnNode24 } from './runtime/node-24.mjs';

const SERVER = 'apps/storefront/build/server/index.js';
// As in `npm start` (apps/stack/src/services.ts): without them memory grows by a third.
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

process.env['NODE_ENV'] ??= 'production';
process.env['MALLOC_ARENA_MAX'] ??= '2';
process.env['MALLOC_MMAP_THRESHOLD_'] ??= '32768';
process.env['MALLOC_TRIM_THRESHOLD_'] ??= '131072';
if (existsSync(join(ROOT, SERVER))) {
  await runOnNode24(SERVER, process.argv.slice(2), FLAGS);
} else {
  console.error('There is nothing to serve yet: run `npm run build` first.');
  process.exitCode = 1;
}
