// node tools/conventions/words.ts [folder …]: lists comments and function names that break the rules of words, with their share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { isCode } from './rule.ts';
import { clearComments, verbsForFunctions } from './word-rules.ts';

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/*$/, '/'));
const files = sourceFiles(ROOT).filter(
  (file) => isCode(file) && (folders.length === 0 || folders.some((it) => file.startsWith(it))),
);
const counts = { comments: 0, functions: 0 };
for (const file of files) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  for (const { offset, reason } of clearComments.find({ file, source })) {
    counts.comments += 1;
    console.log(
      `${file}:${lineOf(offset)}  ${reason}: ${source.slice(offset, offset + 90).split('\n')[0]}`,
    );
  }
  for (const { offset, reason } of verbsForFunctions.find({ file, source })) {
    counts.functions += 1;
    console.log(`${file}:${lineOf(offset)}  ${reason}`);
  }
}
console.log(
  `${files.length} files: ${counts.comments} comments, ${counts.functions} function names`,
);
