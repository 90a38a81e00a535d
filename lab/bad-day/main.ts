// npm run lab -- bad-day [--only login,promotion]: breaks one thing after another in a shop that Prometheus watches, and
// asserts which alert fires within how long, and no other. Writes docs/reliability.md.
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@lokke/stack';
import { selectNamesOrEnd } from '../../tools/test/select-names.ts';
import { hasRedis } from '../redis.ts';
import { buildShop, recordFigures } from '../run.ts';
import { hasPrometheus, openPrometheus } from './prometheus.ts';
import { SECONDS_PER_MINUTE } from './quick-rules.ts';
import { openWatchedShop } from './shop.ts';
import { TROUBLES } from './troubles.ts';
import { untilQuiet, watchTrouble } from './watch-trouble.ts';

const GOOD_DAY_IN_MS = 30_000;
const NOTES = [
  'While each lasted, what its part of the runbook has somebody look for was looked for, and found unless a failure says otherwise: in the log, at `/status`, in the metrics, by the doctor.',
  `By the rules of deploy/observability with a minute as ${SECONDS_PER_MINUTE} seconds: windows and waits are ${60 / SECONDS_PER_MINUTE} times shorter, limits the same.`,
];

const names = Object.keys(TROUBLES);
const selected = selectNamesOrEnd('npm run lab -- bad-day', names, process.argv.slice(2));
if (process.platform !== 'linux' || !hasPrometheus() || !hasRedis()) {
  throw new Error('The bad day needs Linux: apt-get install prometheus redis-server.');
}
await buildShop();

const startedAtInMs = performance.now();
const rows: (readonly string[])[] = [];
const failures: string[] = [];
{
  const lasting = new Set<string>();
  await using shop = await openWatchedShop();
  const [port = 0] = await freePorts(1);
  await using prometheus = await openPrometheus([shop.metricsPort], port);
  await delay(GOOD_DAY_IN_MS);
  const early = await untilQuiet(prometheus);
  note({ what: 'a good day', fired: [], others: early, missing: [], limit: '–' });
  for (const name of selected) {
    const trouble = TROUBLES[name];
    if (trouble === undefined) continue;
    const { what, alerts, limitInSeconds } = trouble;
    const outcome = await watchTrouble(trouble, shop, prometheus, lasting);
    for (const sign of outcome.unseen) failures.push(`${name}: nobody finds ${sign}`);
    const fired = alerts.map((alert) => {
      const after = outcome.firedAfter.get(alert);
      return after === undefined
        ? `${alert}: did not fire`
        : `${alert} after ${after.toFixed(0)} s`;
    });
    note({ ...outcome, what, fired, limit: `${limitInSeconds} s` });
    if (trouble.isLasting) {
      for (const alert of alerts) lasting.add(alert);
    } else if (name !== selected.at(-1)) {
      const endless = await untilQuiet(prometheus);
      if (endless.length > 0) failures.push(`${name}: ${endless.join(', ')} does not end`);
    }
  }
}
const columns = ['what broke', 'alert', 'limit', 'other alerts'];
const isWhole = selected.length === names.length;
const run = { page: 'reliability.md', block: 'bad-day', startedAtInMs, isWhole };
recordFigures({ columns, rows, notes: NOTES, failures }, run);
process.exit();

interface Noted {
  readonly what: string;
  readonly fired: readonly string[];
  readonly others: readonly string[];
  readonly missing: readonly string[];
  readonly limit: string;
}

function note({ what, fired, others, missing, limit }: Noted): void {
  rows.push([what, fired.join('; ') || 'none', limit, others.join(', ') || 'none']);
  if (missing.length > 0) failures.push(`${what}: ${missing.join(', ')} missing`);
  if (others.length > 0) failures.push(`${what}: ${others.join(', ')} as well`);
  const isHeld = missing.length + others.length === 0;
  console.log(`${isHeld ? 'held  ' : 'FAILED'} ${what}: ${fired.join('; ')}`);
  if (others.length > 0) console.log(`       others: ${others.join(', ')}`);
}
