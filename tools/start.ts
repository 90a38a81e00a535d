// npm start: opens the shop, and builds what has changed meanwhile. npm run dev (`--dev`): the same shop from its sources,
// with hot reload. npm start -- --from <products.csv or folder> [--shop uk] [--stock <number>] [--pictures <folder or zip>]
// [--content <export.json>] [--customers <file.csv>] [--redirects <file.csv>] [--strict]: a shop of these products; the
// second time they come into what the shop holds by then.
import { enableCompileCache } from 'node:module';
import { buildIfChanged } from './build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from './build-cache/build-targets.ts';
import { ROOT } from './runtime/node-24.mjs';

// NODE_COMPILE_CACHE names the folder; this process may have started before it was set.
enableCompileCache();

const target = process.argv.includes('--dev') ? GENERATED : STOREFRONT;
const build = () => buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
// A static import would be compiled before its cache is known.
const { runCommand } = await import('@lokke/stack/run-command');
await runCommand(build);
