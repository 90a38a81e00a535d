// npm run mutate: changes the rules of promotions and discounts one small thing at a time, and counts how many
// changes their tests notice. npm run mutate -- discounts/sweep.ts looks at one file.
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import { findMutants, type Mutant } from './find-mutants.ts';

const RULES = ['promotions', 'discounts'];
const LEAST_KILLED_IN_PERCENT = 90;
const WORKERS = 2;
const LIMIT_IN_MS = 120_000;
const DOMAIN = join(ROOT, 'packages', 'domain', 'src');
const COPIES = join(ROOT, 'test-results', 'mutation');

interface Job extends Mutant {
  readonly file: string;
  readonly source: string;
}

function findJobs(only: string | undefined): readonly Job[] {
  const files = RULES.flatMap((folder) => globSync(`${folder}/*.ts`, { cwd: DOMAIN }))
    .filter((file) => !/\.test\.ts$|test-kit|index\.ts$/.test(file))
    .filter((file) => only === undefined || file === only)
    .sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(DOMAIN, file), 'utf8');
    return findMutants(file, source).map((mutant) => ({ ...mutant, file, source }));
  });
}

/** Whether the tests fail in this copy; tests that never end have noticed as well. */
function isNoticed(folder: string): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--root', folder, '--bail', '1', '--no-isolate', '--pool', 'threads', ...RULES],
    { cwd: folder, stdio: 'ignore' },
  );
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_IN_MS);
  return new Promise((done) => {
    child.once('exit', (code) => {
      clearTimeout(limit);
      done(code !== 0);
    });
  });
}

const jobs = [...findJobs(process.argv[2])];
const total = jobs.length;
const survivors: string[] = [];

async function work(worker: number): Promise<void> {
  const folder = join(COPIES, String(worker));
  cpSync(DOMAIN, folder, { recursive: true });
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    'export default { test: { testTimeout: 20000 } };\n',
  );
  if (await isNoticed(folder)) throw new Error('The tests fail without any change.');
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    const { file, source, start, end, replacement } = job;
    const path = join(folder, file);
    writeFileSync(path, source.slice(0, start) + replacement + source.slice(end));
    if (!(await isNoticed(folder))) {
      const line = source.slice(0, start).split('\n').length;
      const survivor = `${file}:${line}  ${source.slice(start, end)}  →  ${replacement}`;
      survivors.push(survivor);
      console.log(`survived  ${survivor}`);
    }
    writeFileSync(path, source);
  }
}

rmSync(COPIES, { recursive: true, force: true });
mkdirSync(COPIES, { recursive: true });
await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
rmSync(COPIES, { recursive: true, force: true });

const killed = total - survivors.length;
const percent = total === 0 ? 0 : (100 * killed) / total;
console.log(`\n${killed} of ${total} changes were noticed (${percent.toFixed(1)} %)`);
if (percent < LEAST_KILLED_IN_PERCENT) process.exitCode = 1;
