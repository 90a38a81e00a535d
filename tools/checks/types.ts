// npm run typecheck: compiles every package by itself, so that each sees only the libraries its tsconfig grants it.
// With --shop or --platform it compiles those of one house.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from '../build-cache/build-if-changed.ts';
import { GENERATED } from '../build-cache/build-targets.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { refuseUnknown } from '../runtime/refuse-unknown.ts';
import { readHouse } from '../test/read-house.ts';
import { sourceFiles } from './source-files.ts';

const args = process.argv.slice(2);
refuseUnknown(args, ['--shop', '--platform']);
const { house } = readHouse(args);
if (house !== 'platform') {
  await buildIfChanged(ROOT, GENERATED, (text) => process.stdout.write(text));
}
const compiler = import.meta.resolve('typescript-compiler/package.json');
const tsc = join(dirname(fileURLToPath(compiler)), 'bin/tsc');
const projects = sourceFiles(ROOT)
  .filter((file) => /\/tsconfig(\.test)?\.json$/.test(file))
  .filter((file) => house === null || file.startsWith('platform/') === (house === 'platform'));
// Several checkers read the same types each for itself: the four of default take 1.7 times one's time of the processors.
const CHECKERS = ['--checkers', '1'];
const failed: string[] = [];
for (const project of projects) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, ...CHECKERS], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${project}`);
  if (status !== 0) failed.push(project);
}
if (failed.length > 0) {
  console.error(`Errors above in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
