// npm test -- --only budget: lines of TypeScript by folder, tests included, beside what each may have (budget.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import { ROOT } from '../runtime/node-24.mjs';
import rows from './budget.json' with { type: 'json' };
import { countLines } from './count-lines.ts';

const files = sourceFiles(ROOT).map((file) => ({
  file,
  lines: /\.(ts|tsx|mjs)$/.test(file)
    ? readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1
    : 0,
}));
for (const { folder, lines, counted } of countLines(rows, files)) {
  const isOver = counted > lines;
  console.log(`${isOver ? 'OVER' : 'ok  '}  ${folder.padEnd(28)} ${counted} of ${lines}`);
  if (isOver) {
    console.error(
      `${folder} has ${counted - lines} lines more than its budget: take something out, or raise its row in tools/budget/budget.json with the reason.`,
    );
    process.exitCode = 1;
  }
}
