// npm run canary -- --prometheus http://localhost:9090 --on "./turn.sh all" --back "./turn.sh back": compares the one server that
// was turned first with the others by their metrics for a set time: failed pages and calls, errors of scripts, slow pages,
// checkouts (docs/going-live/operations.md#one-server-first). Runs --back as soon as anything is worse beyond doubt, --on when
// the time is over. The exit status is 0 when the build goes on, 1 when it goes back or nothing can be compared.
//   --build    the new build, as /status and x-build name it; without it the one that fewest servers run
//   --minutes  how long, 30 without it
//   --every    seconds between two looks, 30 without it
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countOf } from '../scripts/count-of.ts';
import { runCommand } from '../scripts/run-command.ts';
import { prometheusAt } from './ask-prometheus.ts';
import { findCanary, watchCanary } from './watch-canary.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      prometheus: { type: 'string' },
      build: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      every: { type: 'string', default: '30' },
      on: { type: 'string' },
      back: { type: 'string' },
    },
  });
  if (values.prometheus === undefined) throw new Error('--prometheus is missing. See --help.');
  if (!URL.canParse(values.prometheus)) {
    throw new Error(`--prometheus must be an address, not "${values.prometheus}".`);
  }
  const ask = prometheusAt(values.prometheus);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const [minutes, everyInSeconds] = [positive(values, 'minutes'), positive(values, 'every')];
  const canary = values.build ?? (await findCanary(ask));
  print(`${canary} is compared for ${countOf(minutes, 'minute')}.`);
  const step = await watchCanary({
    ask,
    canary,
    minutes,
    everyInSeconds,
    print,
    wait,
    now: () => performance.now(),
  });
  return runStep(values[step]) && step === 'on';
});

function positive(
  values: Readonly<Record<'minutes' | 'every', string>>,
  name: keyof typeof values,
) {
  const number = Number(values[name]);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${name} must be a number above 0, not "${values[name]}".`);
}

/** Runs the operator's own command line; without one there is nothing to do. */
function runStep(command: string | undefined): boolean {
  if (command === undefined) return true;
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
