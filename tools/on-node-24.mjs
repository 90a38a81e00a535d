// node tools/on-node-24.mjs [--omit=dev] <file.ts> […]: installs what is missing, then runs the file on Node 24.
import { runOnNode24 } from './runtime/node-24.mjs';

const OMIT_DEV = '--omit=dev';

const given = process.argv.slice(2);
const omitsDev = given[0] === OMIT_DEV;
const [file, ...args] = omitsDev ? given.slice(1) : given;
if (file === undefined) {
  console.error(`Usage: node tools/on-node-24.mjs [${OMIT_DEV}] <file.ts> […]`);
  process.exitCode = 1;
} else {
  await runOnNode24(file, args, { omitsDev });
}
