// npm test: everything that decides whether the shop is right. npm test -- --only unit runs one part.
import { chooseSteps } from './choose-steps.ts';
import { runSteps } from './run-steps.ts';
import { STEPS } from './steps.ts';

const say = (line: string) => console.log(line);

try {
  const results = await runSteps(chooseSteps(STEPS, process.argv.slice(2)), say);
  say('');
  for (const { name, passed, failed, durationInMs } of results) {
    const seconds = `${(durationInMs / 1000).toFixed(1)} s`.padStart(8);
    say(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds}  ${passed} passed, ${failed} failed`,
    );
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, it) => total + it[key], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
