// npm run lab -- bad-day [--only login,promotion]: breaks one thing after another in a shop that Prometheus watches, and
// asserts which alert fires within how long, and no other. Writes docs/reliability.md and pictures of the dashboards.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '@lokke/stack';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { selectNames } from '../../tools/test/select-names.ts';
import { describeMachine } from '../machine/processes.ts';
import { hasRedis } from '../redis.ts';
import { figuresText, withBlock } from '../report-block.ts';
import { pictureDashboards } from './dashboards/picture-dashboards.ts';
import { hasPrometheus, openPrometheus } from './prometheus.ts';
import { SECONDS_PER_MINUTE } from './quick-rules.ts';
import { openWatchedShop } from './shop.ts';
import { TROUBLES } from './troubles.ts';
import { untilQuiet, watchTrouble } from './watch-trouble.ts';

const PAGE = join(ROOT, 'docs', 'reliability.md');
const PICTURES = join(ROOT, 'docs', 'pictures', 'dashboards');
const SOME_PICTURES = join(ROOT, 'test-results', 'dashboards');
const GOOD_DAY_IN_MS = 30_000;
const log = (line: string) => console.log(line);

const names = Object.keys(TROUBLES);
const selected = selectNames('npm run lab -- bad-day', names, process.argv.slice(2));
if (process.platform !== 'linux' || !hasPrometheus() || !hasRedis()) {
  console.error('The bad day needs Linux: apt-get install prometheus redis-server.');
  process.exit(1);
}
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}

const startedAt = performance.now();
const rows: (readonly string[])[] = [];
const failures: string[] = [];
const lasting = new Set<string>();
const shop = await openWatchedShop();
const [port = 0] = await freePorts(1);
const prometheus = await openPrometheus(shop.metricsPort, port);
const from = Math.floor(Date.now() / 1000);
try {
  await delay(GOOD_DAY_IN_MS);
  const early = await untilQuiet(prometheus);
  note('a good day', [], early, []);
  for (const name of selected) {
    const trouble = TROUBLES[name];
    if (trouble === undefined) continue;
    const { firedAfter, missing, unseen, others } = await watchTrouble(
      trouble,
      shop,
      prometheus,
      lasting,
    );
    for (const sign of unseen) failures.push(`${name}: nobody finds ${sign}`);
    const fired = trouble.alerts.map((alert) => {
      const after = firedAfter.get(alert);
      return after === undefined
        ? `${alert}: did not fire`
        : `${alert} after ${after.toFixed(0)} s`;
    });
    note(trouble.what, fired, others, missing, trouble.limitInSeconds);
    if (trouble.isLasting) {
      for (const alert of trouble.alerts) lasting.add(alert);
    } else if (name !== selected.at(-1)) {
      const endless = await untilQuiet(prometheus);
      if (endless.length > 0) failures.push(`${name}: ${endless.join(', ')} does not end`);
    }
  }
  const isWhole = selected.length === names.length;
  const empty = await pictureDashboards(
    prometheus.origin,
    from,
    isWhole ? PICTURES : SOME_PICTURES,
  );
  if (isWhole) failures.push(...empty);
} finally {
  await prometheus.close();
  await shop.close();
}

function note(
  what: string,
  fired: readonly string[],
  others: readonly string[],
  missing: readonly string[],
  limitInSeconds = 0,
): void {
  rows.push([
    what,
    fired.join('; ') || 'none',
    limitInSeconds === 0 ? '–' : `${limitInSeconds} s`,
    others.join(', ') || 'none',
  ]);
  if (missing.length > 0) failures.push(`${what}: ${missing.join(', ')} missing`);
  if (others.length > 0) failures.push(`${what}: ${others.join(', ')} as well`);
  log(`${missing.length + others.length === 0 ? 'held  ' : 'FAILED'} ${what}: ${fired.join('; ')}`);
  if (others.length > 0) log(`       others: ${others.join(', ')}`);
}

const text = figuresText(
  {
    columns: ['what broke', 'alert', 'limit', 'other alerts'],
    rows,
    notes: [
      'While each lasted, what its part of the runbook has somebody look for was looked for, and found unless a failure says otherwise: in the log, at `/status`, in the metrics, by the doctor.',
      `By the rules of deploy/observability with a minute as ${SECONDS_PER_MINUTE} seconds: windows and waits are ${60 / SECONDS_PER_MINUTE} times shorter, limits the same.`,
    ],
    failures,
  },
  {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAt) / 1000),
  },
);
log(`\n${text}`);
if (selected.length === names.length) {
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'bad-day', text));
}
process.exit(failures.length === 0 ? 0 : 1);
