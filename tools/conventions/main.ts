// npm test -- --only conventions: reports violations of conventions that no other tool checks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { checkConventions } from './check-conventions.ts';
import { isCode, isStyle } from './rule.ts';

const files = sourceFiles(ROOT).filter((file) => isCode(file) || isStyle(file));
const findings = files.flatMap((file) =>
  checkConventions({ file, source: readFileSync(join(ROOT, file), 'utf8') }),
);
for (const { file, line, rule, reason } of findings) {
  console.error(`${file}:${line}  ${rule}: ${reason}`);
}
console.log(`${files.length} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
