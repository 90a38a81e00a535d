// npm run fences: reports imports that cross a fence.
import { sourceFiles } from '../checks/source-files.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { checkFences } from './check-fences.ts';
import { roomOf } from './rooms.ts';

const files = sourceFiles(ROOT).filter(
  (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && roomOf(file) !== null,
);
const trespasses = checkFences(ROOT, files);
for (const { file, line, specifier, rule, reason } of trespasses) {
  console.error(`${file}:${line}  ${rule}: "${specifier}": ${reason}`);
}
console.log(`${files.length} files, ${trespasses.length} trespasses`);
if (trespasses.length > 0) process.exitCode = 1;
