// npm run house-rules: reports what breaks a rule of the house that no other tool holds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { checkHouseRules } from './check-house-rules.ts';
import { isCode, isStyle } from './finding.ts';

const files = sourceFiles(ROOT).filter((file) => isCode(file) || isStyle(file));
const findings = files.flatMap((file) =>
  checkHouseRules({ file, source: readFileSync(join(ROOT, file), 'utf8') }),
);
for (const { file, line, rule, reason } of findings) {
  console.error(`${file}:${line}  ${rule}: ${reason}`);
}
console.log(`${files.length} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
