// npm run serve [-- --workers auto|<n>]: one storefront server, built before by `npm run build`, on the services that
// `.env` names; with workers, as so many processes that share the port.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runOnNode24 } from './runtime/node-24.mjs';

const SERVER = 'apps/storefront/build/server/index.js';
// Flags as in `npm start` (apps/stack/src/services.ts): without them memory grows by a third.
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

process.env['NODE_ENV'] ??= 'production';
process.env['MALLOC_ARENA_MAX'] ??= '2';
process.env['MALLOC_MMAP_THRESHOLD_'] ??= '32768';
process.env['MALLOC_TRIM_THRESHOLD_'] ??= '131072';
const problem = readArguments();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
} else if (existsSync(join(ROOT, SERVER))) {
  await runOnNode24(SERVER, [], { flags: FLAGS, omitsDev: true });
} else {
  console.error('There is nothing to serve yet: run `npm run build` first.');
  process.exitCode = 1;
}

/** @returns what is wrong, if anything */
function readArguments() {
  try {
    const { values } = parseArgs({ options: { workers: { type: 'string' } } });
    if (values.workers !== undefined) process.env['WORKERS'] = values.workers;
    return null;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    return `${reason}. There is: npm run serve -- --workers auto`;
  }
}
