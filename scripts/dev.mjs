import { runOnNode24 } from './runtime/node-24.mjs';

await runOnNode24('scripts/dev/main.ts', process.argv.slice(2));
