import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataInFolder, modeOf, titleIn } from './data-shop.ts';

const { dataFile, fill, pathOf, run } = dataInFolder();
const PASSPHRASE = 'sixteen letters!';
const SECRETS = { 'platform-secrets.json': '{"shops":{}}', 'session-secret': 'kept for cookies' };

const inData = (name: string) => join(pathOf('data'), name);
const readSecrets = () =>
  ['platform.key', ...Object.keys(SECRETS)].map((name) => readFileSync(inData(name), 'utf8'));

beforeEach(async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', PASSPHRASE);
  await fill('Comb');
  for (const [name, secret] of Object.entries(SECRETS)) writeFileSync(inData(name), secret);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('holds all secrets in the one file, legible nowhere, and an empty folder gets them back', async () => {
  const before = readSecrets();
  const { code, out } = await run('backup', 'b.sqlite');
  expect([code, out]).toEqual([0, expect.stringContaining('All secrets are sealed in it')]);
  const files = readdirSync(pathOf('.')).filter((name) => name.startsWith('b.sqlite'));
  expect(files).toEqual(['b.sqlite']);
  const bytes = readFileSync(pathOf('b.sqlite'), 'latin1');
  for (const secret of before) expect(bytes).not.toContain(secret.trim());

  rmSync(pathOf('data'), { recursive: true });
  expect(await run('restore', 'b.sqlite')).toEqual({
    code: 0,
    out: 'Restored b.sqlite.\nSecrets restored: platform.key, platform-secrets.json, session-secret.\n',
    err: '',
  });
  expect(readSecrets()).toEqual(before);
  expect(modeOf(inData('session-secret'))).toBe('600');
  expect(titleIn(dataFile())).toBe('Comb');
  expect((await run('shops')).out).toMatch(/^nl .* 1 products/m);
});

it.each([
  ['another passphrase', 'sixteen letters?', 'does not open the secrets of the backup'],
  ['none', '', 'The key of the backup is sealed in it: set BACKUP_PASSPHRASE'],
])('is not restored elsewhere with %s, and nothing is changed', async (_, passphrase, message) => {
  await run('backup', 'b.sqlite');
  rmSync(pathOf('data'), { recursive: true });
  vi.stubEnv('BACKUP_PASSPHRASE', passphrase);
  const { code, err } = await run('restore', 'b.sqlite');
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  expect(existsSync(dataFile())).toBe(false);
  expect(existsSync(inData('platform.key'))).toBe(false);
});

it('is refused where what is sealed was changed', async () => {
  await run('backup', 'b.sqlite');
  {
    using backup = new DatabaseSync(pathOf('b.sqlite'));
    backup.exec("UPDATE backup_secrets SET sealed = replace(sealed, '.', '.A')");
  }
  const { code, err } = await run('restore', 'b.sqlite');
  expect([code, err]).toEqual([1, expect.stringContaining('does not open')]);
});

it('gives its data back without the passphrase where the key is there, and says what stays sealed', async () => {
  await run('backup', 'b.sqlite');
  vi.stubEnv('BACKUP_PASSPHRASE', '');
  const { code, out } = await run('restore', 'b.sqlite');
  expect([code, out]).toEqual([0, expect.stringContaining('Its secrets stay sealed')]);
});

it('keeps the secrets that it replaces', async () => {
  await run('backup', 'b.sqlite');
  writeFileSync(inData('session-secret'), 'newer');
  await run('restore', 'b.sqlite');
  expect(readFileSync(inData('session-secret'), 'utf8')).toBe(SECRETS['session-secret']);
  const [aside = ''] = readdirSync(pathOf('data')).filter((name) =>
    name.startsWith('session-secret.before'),
  );
  expect(readFileSync(inData(aside), 'utf8')).toBe('newer');
});

it.each([
  [15, 1],
  [16, 0],
  [17, 0],
])('takes a passphrase of %i characters: exit code %i', async (length, expected) => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'x'.repeat(length));
  expect((await run('backup', 'b.sqlite')).code).toBe(expected);
  expect(existsSync(pathOf('b.sqlite'))).toBe(expected === 0);
});
