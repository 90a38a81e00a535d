// npm run doctor [-- --json | --watch | --law [--on <day>] [--write]] [--market <market>] [--sign-in-as <your e-mail address>]: does what .env says
// work? Exit status 0 if so, 1 if not. With an address the stores' sign-in is tried for real, but not again and again; a
// store that does not know it makes an account.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOCALES } from '@lokke/domain/markets';
import { namedMarkets, runCommand } from '../scripts/run-command.ts';
import { namesInEnvironmentFile } from '../server/config/index.ts';
import { writeLawTable } from './law-table.ts';
import { isHealthy, reportJson, reportText } from './report.ts';
import { runChecks } from './run-checks.ts';
import { watchFindings } from './watch.ts';

const LOOK_AGAIN_IN_MS = 30_000;

async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      watch: { type: 'boolean' },
      market: { type: 'string' },
      law: { type: 'boolean' },
      on: { type: 'string' },
      write: { type: 'boolean' },
      'sign-in-as': { type: 'string' },
    },
  });
  const environment = {
    ...process.env,
    ...(values.market !== undefined && { MARKETS: localesNamed(values.market) }),
  };
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const signInAs = values.watch === true ? undefined : values['sign-in-as'];
  if (values.write === true) {
    writeLawTable();
    return true;
  }
  const now = values.on === undefined ? Date.now : clockOf(values.on);
  const isLawOnly = values.law === true;
  const namesInFile = isLawOnly ? [] : namesInEnvironmentFile();
  const examine = () => runChecks({ environment, namesInFile, fetch, now, signInAs, isLawOnly });

  let findings = await examine();
  print(values.json === true ? reportJson(findings) : reportText(findings));
  if (values.watch === true) {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    print('\nLooks again every 30 seconds and prints what changed. Ctrl-C ends it.\n');
    findings = await watchFindings(findings, {
      examine,
      print,
      now: () => new Date(),
      wait: () =>
        delay(LOOK_AGAIN_IN_MS, undefined, { signal: stop.signal }).catch(() => undefined),
      signal: stop.signal,
    });
  }
  return isHealthy(findings);
}

/** A report names a shop where several markets share one, so that its name is taken, too. */
function localesNamed(names: string): string {
  return namedMarkets(names, LOCALES)
    .map(({ locale }) => locale)
    .join(',');
}

/** Noon of a day such as 2026-09-27. */
function clockOf(day: string): () => number {
  const time = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(time)) throw new Error(`--on must be a day such as 2026-09-27, not "${day}".`);
  return () => time;
}

await runCommand(run);
