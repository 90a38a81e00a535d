import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { openStorefront } from './open-for-tests.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'deploy/observability');
const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const rules = read('deploy/observability/rules.yml');
const DASHBOARDS = readdirSync(join(FOLDER, 'dashboards'));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const shop = await openStorefront();
const names = [...(await shop.metrics.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)];
const known = new Set(
  names.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  ),
);

const metricsOf = (text: string) => [...new Set(text.match(/\blokke_\w+/g))];
const recordsOf = (text: string) => [...new Set(text.match(/\bstorefront:\w+:\w+/g))];

it('each alert has its part in the runbook, and each part its alert', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const parts = [...read('docs/going-live/runbook.md').matchAll(/^## (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(parts).toEqual(alerts);
  const named = [...rules.matchAll(/runbook: docs\/going-live\/runbook\.md#(\w+)/g)];
  expect(named.map(([, anchor]) => anchor)).toEqual(alerts.map((name) => name.toLowerCase()));
});

it('rules ask for metrics that the server has', () => {
  expect(metricsOf(rules).filter((name) => !known.has(name))).toEqual([]);
});

test.each(DASHBOARDS)('the dashboard %s asks for metrics that the server has', (file) => {
  const text = read('deploy/observability/dashboards', file);
  const { panels }: { panels: { id: number; targets: { expr: string }[] }[] } = JSON.parse(text);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(metricsOf(text).filter((name) => !known.has(name))).toEqual([]);
  expect(recordsOf(text).filter((name) => !rules.includes(`record: ${name}`))).toEqual([]);
});

const queriesOf = (file: string): readonly string[] => {
  const text = read('deploy/observability/dashboards', file);
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(text);
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
};

// Debian's package prometheus has promtool.
it.skipIf(!hasPromtool)('Prometheus can read each query of the dashboards', () => {
  const rules = DASHBOARDS.flatMap(queriesOf).map((expr, index) => ({
    record: `query_${index}`,
    expr: expr.replaceAll('$__rate_interval', '4m'),
  }));
  const folder = mkdtempSync(join(tmpdir(), 'dashboards-'));
  try {
    // JSON is YAML.
    const file = join(folder, 'rules.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules }] }));
    const checked = execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    expect(checked).toContain(`SUCCESS: ${rules.length} rules found`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.skipIf(!hasPromtool)(
  'Prometheus accepts the rules, and each alert fires when it should',
  () => {
    const run = (...args: readonly string[]) =>
      execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    expect(run('check', 'rules', 'rules.yml')).toContain('SUCCESS');
    const scraping = ['--syntax-only', '../compose/prometheus.yaml'];
    expect(run('check', 'config', ...scraping)).toContain('SUCCESS');
    expect(run('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
    // Seconds of computing, several times that on a busy machine.
  },
  90_000,
);
