import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { quickRules, SECONDS_PER_MINUTE } from './quick-rules.ts';

export interface Prometheus extends AsyncDisposable {
  readonly origin: string;
  /** Lists alerts that fire now, by name and what tells them apart, such as `ServiceFails storefront no`. */
  readonly firing: () => Promise<ReadonlySet<string>>;
  /** Lists firing alerts and those whose condition has not lasted long enough. */
  readonly active: () => Promise<ReadonlySet<string>>;
}

const RULES = join(ROOT, 'deploy', 'observability', 'rules.yml');
const START_LIMIT_IN_MS = 30_000;
const STEP_IN_MS = 200;
/** Labels that all alerts have, or that a run chooses. */
const PLAIN_LABELS = ['alertname', 'severity', 'job', 'instance'];
const DAY_IN_SECONDS = 24 * 60 * SECONDS_PER_MINUTE;
/** Hours of the lab before and after, as long as a run may ask for. */
const HOURS_AROUND = 12;
const SECONDS_BETWEEN_ORDERS = 5;

export const hasPrometheus = () => spawnSync('prometheus', ['--version']).status === 0;

/** Opens Debian's Prometheus over the metrics of servers, read each second, with the shop's own rules made quick. */
export async function openPrometheus(
  metricsPorts: readonly number[],
  port: number,
): Promise<Prometheus> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'bad-day-'))).path;
  writeFileSync(join(folder, 'rules.yml'), quickRules(readFileSync(RULES, 'utf8')));
  writeOrdersOfYesterday(folder, 'no');
  const config = join(folder, 'prometheus.yml');
  writeFileSync(config, settings(metricsPorts));
  const origin = `http://127.0.0.1:${port}`;
  const args = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const child = spawn('prometheus', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  opened.defer(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const limitInMs = performance.now() + START_LIMIT_IN_MS;
  while (!(await isReady(origin))) {
    if (performance.now() > limitInMs) throw new Error('Prometheus did not start in time.');
    await delay(STEP_IN_MS);
  }
  const alerts = async (states: readonly string[]) => {
    const response = await fetch(`${origin}/api/v1/alerts`);
    return alertsIn(await response.json(), states);
  };
  const disposal = opened.move();
  return {
    origin,
    firing: () => alerts(['firing']),
    active: () => alerts(['firing', 'pending']),
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

/** Writes an order of `shop` every few seconds, a day of the lab ago, into Prometheus' store before it starts. */
function writeOrdersOfYesterday(folder: string, shop: string, now = Date.now()): void {
  const yesterday = Math.floor(now / 1000) - DAY_IN_SECONDS;
  const around = HOURS_AROUND * 60 * SECONDS_PER_MINUTE;
  const labels = `event="order.paid",market="${shop}",service="${shop}",job="storefront"`;
  const samples: string[] = [];
  for (let at = yesterday - around; at < yesterday + around; at += SECONDS_BETWEEN_ORDERS) {
    samples.push(`lokke_events_total{${labels}} ${samples.length} ${at}`);
  }
  const text = ['# TYPE lokke_events counter', ...samples, '# EOF', ''].join('\n');
  const file = join(folder, 'yesterday.txt');
  writeFileSync(file, text);
  const command = ['tsdb', 'create-blocks-from', 'openmetrics', '--quiet', file];
  execFileSync('promtool', [...command, join(folder, 'data')], { stdio: 'inherit' });
}

function settings(metricsPorts: readonly number[]): string {
  const targets = metricsPorts.map((port) => `'127.0.0.1:${port}'`).join(', ');
  return `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs:
  - job_name: storefront
    static_configs: [{ targets: [${targets}] }]
`;
}

const isReady = (origin: string) =>
  fetch(`${origin}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

interface Alerts {
  readonly data: {
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: Readonly<Record<string, string>>;
    }[];
  };
}

function alertsIn({ data }: Alerts, states: readonly string[]): ReadonlySet<string> {
  return new Set(
    data.alerts
      .filter(({ state }) => states.includes(state))
      .map(({ labels }) => {
        const own = Object.entries(labels).filter(([name]) => !PLAIN_LABELS.includes(name));
        return [labels['alertname'], ...own.toSorted().map(([, value]) => value)].join(' ');
      }),
  );
}
