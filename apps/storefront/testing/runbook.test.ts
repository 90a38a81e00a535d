import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { API_ERRORS } from '@lokke/contract/errors';
import { expect, it } from 'vitest';
import { createStatus } from '../server/telemetry/status.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const runbook = read('docs/going-live/runbook.md');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => read(file))
    .join('\n');
const SERVER = sources('apps/storefront/server/**/*.ts');
const CALLS = sources('packages/contract/src/**/*.ts');
const ROUTES = read('apps/storefront/app/routes.ts');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
const SETTINGS = new Set(read('.env.example').match(/^[A-Z][A-Z0-9_]+(?==)/gm));
const STATUS = createStatus({
  build: '',
  markets: [],
  isReady: () => true,
  cachedPagesInBytes: () => 0,
}).read();

const isString = (text: string) => SERVER.includes(`'${text}'`);
const isField = (name: string) => new RegExp(`\\b${name}[:,?]`).test(SERVER);
const isError = (name: string) => Object.hasOwn(API_ERRORS, name);
const isSetting = (name: string) => SETTINGS.has(name.replace('<MARKET>', 'NL'));
const all = (parts: readonly string[], holds: (part: string) => boolean) => parts.every(holds);

/** `event=api refusal=loginFailed`; `…` is any. */
const isLogLine = (text: string) =>
  all(text.split(' '), (part) => {
    const [name = '', value = ''] = part.split('=');
    if (name === 'refusal' && value !== '…') return isError(value);
    return isField(name) && (value === '…' || isString(value));
  });

function isCommand(text: string): boolean {
  const [, script = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(text) ?? [];
  if (!Object.hasOwn(scripts, script)) return false;
  if (script === 'lab') return existsSync(join(ROOT, 'lab', rest, 'main.ts'));
  const source = ['main.ts', 'read-request.ts']
    .map((file) => join('apps/storefront', script, file))
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => read(file))
    .join('\n');
  return all(rest.match(/(?<=--)[\w-]+/g) ?? [], (option) => source.includes(`${option}:`));
}

const METRICS = 'apps/storefront/server/telemetry/metrics.json';

/** Kinds of things that a code span of the runbook may be, and whether there is such a thing. */
const KINDS: readonly (readonly [RegExp, (text: string) => boolean])[] = [
  [/^(systemctl status|kubectl get|redis-cli -u \$REDIS_URL|journalctl -u) /, () => true],
  [/^curl 127\.0\.0\.1:\$METRICS_PORT\/status$/, () => isSetting('METRICS_PORT')],
  [/^npm run /, isCommand],
  [/^--[a-z]+$/, (option) => isCommand(`npm run doctor -- ${option}`)],
  [/^[a-z]+=/, isLogLine],
  [/^lokke_/, (name) => read(METRICS).includes(`"${name}"`)],
  [/^SIG[A-Z]+$/, (signal) => Object.hasOwn(constants.signals, signal)],
  [/^[A-Z][A-Z_<>]+$/, isSetting],
  [/^\/api\//, (path) => CALLS.includes(`path: '${path}'`)],
  [/^\/status$/, isString],
  [/^\/account\//, (path) => ROUTES.includes(`route('${path.slice(1)}'`)],
  [/^(deploy|docs)\//, (file) => existsSync(join(ROOT, file))],
  [/^storefront <shop>$/, () => SERVER.includes('`storefront ${')],
  [/^heap out of memory$/, () => true],
  [/./, (word) => Object.hasOwn(STATUS, word) || isError(word) || isString(word) || isField(word)],
];

it('names commands, settings, log lines, refusals and fields that exist', () => {
  const spans = new Set([...runbook.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span));
  const unknown = [...spans].filter((span) => {
    const [, exists] = KINDS.find(([pattern]) => pattern.test(span)) ?? [];
    return exists?.(span) !== true;
  });
  expect(unknown).toEqual([]);
});

it('sends readers to dashboards that exist', () => {
  const named = [...runbook.matchAll(/dashboard \*(\w+)\*/g)].map(([, name]) => `${name}.json`);
  expect(named.length).toBeGreaterThan(0);
  expect(readdirSync(join(ROOT, 'deploy/observability/dashboards'))).toEqual(
    expect.arrayContaining(named),
  );
});

it('links to parts that exist', () => {
  const headings = (page: string) =>
    [...read('docs/going-live', page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const broken = [...runbook.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)].filter(
    ([, page = '', part = '']) => !headings(page === '' ? 'runbook.md' : page).includes(part),
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});
