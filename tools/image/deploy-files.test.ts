import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Flags with which `npm run serve` starts it. */
const FLAGS =
  (/FLAGS = \[([^\]]*)\]/.exec(read('tools/serve.mjs'))?.[1] ?? '').match(/--[^']+/g) ?? [];
const BUILT_SERVER = 'apps/storefront/build/server/index.js';
const SETTINGS = new Set(read('.env.example').match(/^[A-Z][A-Z0-9_]+(?==)/gm));
/** Settings of the shop, Node and the C library. */
const KNOWN = [
  ...SETTINGS,
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
];
/** A server waits this long for requests in flight, after DRAIN_MS. */
const FINISH_IN_S = 25;

describe('the container file', () => {
  const file = read('deploy/Containerfile').replaceAll(/\\\n\s*/g, '');
  const valuesOf = (instruction: string) =>
    [...file.matchAll(new RegExp(`^${instruction}\\s+(.*)$`, 'gm'))].map(([, text = '']) => text);
  const environment = valuesOf('ENV').flatMap((text) => text.split(/\s+/));

  it('copies the repository without secrets, data and build output, and keeps what serves alone', () => {
    expect(valuesOf('COPY')).toEqual(['. .', '--from=build /image /']);
    expect(valuesOf('FROM').at(-1)).toBe('scratch');
    const ignored = read('.dockerignore').split('\n');
    for (const kept of ['.env', '.env.*', '.data', '.git', '**/node_modules', '**/build']) {
      expect(ignored).toContain(kept);
    }
  });

  it('runs scripts that the repository has', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = valuesOf('RUN')
      .join(' ')
      .matchAll(/npm run (\S+)/g);
    for (const [, script = ''] of named) expect(Object.keys(scripts)).toContain(script);
  });

  it('sets only settings of the shop', () => {
    for (const pair of environment) expect(KNOWN).toContain(pair.split('=')[0]);
  });

  it('starts the built server itself, unprivileged, with a readiness check', () => {
    expect(valuesOf('ENTRYPOINT')).toEqual([
      JSON.stringify(['/bin/node', ...FLAGS, BUILT_SERVER]).replaceAll(',', ', '),
    ]);
    expect(valuesOf('USER')).toEqual(['65532:65532']);
    // Whoever publishes all ports publishes no metrics.
    expect(environment).toContain('METRICS_HOST=127.0.0.1');
    const port = environment.find((pair) => pair.startsWith('PORT='))?.slice('PORT='.length);
    expect(valuesOf('HEALTHCHECK')[0]).toContain(`127.0.0.1:${port}/readyz`);
  });
});

describe('the unit', () => {
  const unit = read('deploy/lokke-storefront@.service');
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts the built server on the Node that the repository brings along', () => {
    const node = '/srv/lokke/node_modules/.bin/node';
    expect(settingOf('ExecStart')).toBe(`${node} ${FLAGS.join(' ')} ${BUILT_SERVER}`);
    expect(settingOf('WorkingDirectory')).toBe('/srv/lokke');
  });

  it('sets only settings of the shop', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) =>
      text.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    for (const name of set) expect(KNOWN).toContain(name);
  });

  it('gives each instance metrics of its own, and reloads by SIGHUP', () => {
    expect(unit).toContain('METRICS_PORT=1%i');
    expect(settingOf('ExecReload')).toBe('/bin/kill -HUP $MAINPID');
  });

  const isAnalyzed = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!isAnalyzed)(
    'is exposed less than 3 by systemd-analyze (skipped where it is not installed)',
    () => {
      const file = join(ROOT, 'deploy/lokke-storefront@.service');
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
        encoding: 'utf8',
      });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(3);
    },
  );

  it('gives a server time to drain before it is killed', () => {
    const drainInS = Number(/DRAIN_MS=(\d+)/.exec(unit)?.[1]) / 1000;
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(drainInS + FINISH_IN_S);
  });
});
