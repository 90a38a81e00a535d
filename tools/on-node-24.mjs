// node tools/on-node-24.mjs <file.ts> […]: installs what is missing, then runs the file on Node 24.
import { runOnNode24 } from './runtime/node-24.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node tools/on-node-24.mjs <file.ts> […]');
  process.exitCode = 1;
} else {
  await runOnNode24(file, args);
}
