// npm run serve [-- --workers auto|<n>] [--profile <folder>]: one storefront server, built before by `npm run build`, on
// the services that `.env` names; with workers, as so many processes that share the port. A profile of its work is
// written into the folder when it stops.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { helpOf } from './runtime/command-help.mjs';
import { ROOT, runOnNode24 } from './runtime/node-24.mjs';

const SERVER = 'apps/storefront/build/server/index.js';
// Flags as in `npm start` (apps/stack/src/services.ts): without them memory grows by a third.
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

process.env['NODE_ENV'] ??= 'production';
process.env['MALLOC_ARENA_MAX'] ??= '2';
process.env['MALLOC_MMAP_THRESHOLD_'] ??= '32768';
process.env['MALLOC_TRIM_THRESHOLD_'] ??= '131072';
const { problem = null, profile = [] } = readArguments();
const help = helpOf(fileURLToPath(import.meta.url), process.argv.slice(2));
if (help !== null) console.log(help);
else if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
} else if (existsSync(join(ROOT, SERVER))) {
  await runOnNode24(SERVER, [], { flags: [...FLAGS, ...profile], omitsDev: true });
} else {
  console.error('There is nothing to serve yet: run `npm run build` first.');
  process.exitCode = 1;
}

/** @returns {{ problem?: string, profile?: readonly string[] }} flags of the profiler, or a refusal */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: { workers: { type: 'string' }, profile: { type: 'string' } },
    });
    if (values.workers !== undefined) process.env['WORKERS'] = values.workers;
    if (values.profile === undefined) return {};
    return { profile: ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    return {
      problem: `${reason}. There is: npm run serve -- --workers auto, npm run serve -- --profile <folder>`,
    };
  }
}
