import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandOf, environmentOf, readContainerfile, textsOf } from './read-containerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** As `npm run serve` starts it. */
const FLAGS =
  (/FLAGS = \[([^\]]*)\]/.exec(read('scripts/serve.mjs'))?.[1] ?? '').match(/--[^']+/g) ?? [];
const BUILT_SERVER = 'apps/storefront/build/server/index.js';
const SETTINGS = new Set(read('.env.example').match(/^[A-Z][A-Z0-9_]+(?==)/gm));
/** What the shop reads, and what Node and the C library read. */
const KNOWN = [
  ...SETTINGS,
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
];
/** What a server waits for what is in flight, after DRAIN_MS. */
const FINISH_IN_S = 25;

describe('the container file', () => {
  const stages = readContainerfile(read('deploy/Containerfile'));
  const [build, run] = stages;
  if (build === undefined || run === undefined) throw new Error('There are not two stages.');

  it('copies what is there, without secrets, data and what it makes itself', () => {
    for (const text of stages.flatMap((stage) => textsOf(stage, 'COPY'))) {
      const [, from, source = ''] = /^(--from=\S+ )?(\S+) \S+$/.exec(text) ?? [];
      if (from === undefined) expect(existsSync(join(ROOT, source))).toBe(true);
      else expect([from.trim(), source]).toEqual(['--from=build', '/shop']);
    }
    const ignored = read('.containerignore').split('\n');
    for (const kept of ['.env', '.data', '.git', '**/node_modules', '**/build']) {
      expect(ignored).toContain(kept);
    }
  });

  it('runs scripts that the repository has', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = textsOf(build, 'RUN')
      .join(' ')
      .matchAll(/npm run (\S+)/g);
    for (const [, script = ''] of named) expect(Object.keys(scripts)).toContain(script);
  });

  it('sets nothing that the shop does not know', () => {
    for (const name of Object.keys(environmentOf(run))) expect(KNOWN).toContain(name);
  });

  it('starts the built server itself, as nobody special, and asks whether it is ready', () => {
    expect(commandOf(run)).toEqual(['node', ...FLAGS, BUILT_SERVER]);
    expect(textsOf(run, 'USER')).toEqual(['node']);
    const [health = ''] = textsOf(run, 'HEALTHCHECK');
    expect(health).toContain(`127.0.0.1:${environmentOf(run)['PORT']}/readyz`);
  });
});

describe('the unit', () => {
  const unit = read('deploy/lokke-storefront@.service');
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('starts the built server on the Node that the repository brings along', () => {
    const node = '/srv/lokke/node_modules/node/bin/node';
    expect(settingOf('ExecStart')).toBe(`${node} ${FLAGS.join(' ')} ${BUILT_SERVER}`);
    expect(settingOf('WorkingDirectory')).toBe('/srv/lokke');
  });

  it('sets nothing that the shop does not know', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) =>
      text.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    for (const name of set) expect(KNOWN).toContain(name);
  });

  it('does not kill a server before it has had its time to end', () => {
    const drainInS = Number(/DRAIN_MS=(\d+)/.exec(unit)?.[1]) / 1000;
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(drainInS + FINISH_IN_S);
  });
});
