// npm test: everything that decides whether the shop is right. npm test -- --only unit runs one step, --shop or --platform one house.
import { availableParallelism } from 'node:os';
import { readHouse } from './read-house.ts';
import { readShard } from './read-shard.ts';
import { runSteps } from './run-steps.ts';
import { selectNames } from './select-names.ts';
import { stepsOf } from './steps.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const MAX_AT_A_TIME = 3;

try {
  const { shard, rest: named } = readShard(process.argv.slice(2));
  const { house, rest } = readHouse(named);
  const all = stepsOf(house, shard);
  const selected = selectNames(
    'npm test -- [--shop | --platform] [--shard 1/4]',
    all.map(({ name }) => name),
    rest,
  );
  const steps = all.filter(({ name }) => selected.includes(name));
  using temporary = makeTemporaryFolder();
  process.env['TMPDIR'] = temporary.path;
  const startedAt = performance.now();
  const results = await runSteps(
    steps,
    (text) => process.stdout.write(text),
    Math.min(MAX_AT_A_TIME, availableParallelism()),
  );
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log('');
  for (const { name, passed, failed, durationInMs } of results) {
    const outcome = failed === 0 ? 'ok    ' : 'FAILED';
    const time = inSeconds(durationInMs).padStart(8);
    console.log(`${outcome}  ${name.padEnd(12)} ${time}  ${passed} passed, ${failed} failed`);
  }
  console.log(`In all ${inSeconds(performance.now() - startedAt)}\n`);
  for (const name of results.flatMap(({ flaky = [] }) => flaky)) console.log(`flaky: ${name}`);
  for (const name of results.flatMap(({ failures = [] }) => failures)) {
    console.log(`failed: ${name}`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, it) => total + it[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
