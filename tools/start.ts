// npm start: builds what has changed and opens the shop. npm run dev (`--dev`): the same shop from its sources, with
// hot reload.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from './build-cache/build-targets.ts';
import { ROOT } from './runtime/node-24.mjs';

// What Node makes of the sources is kept for the next start, of the shop's processes too.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node');
enableCompileCache();

const targets = process.argv.includes('--dev') ? [GENERATED] : [GENERATED, STOREFRONT];
try {
  for (const target of targets) {
    await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
  }
  await import('@lokke/stack/main');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
