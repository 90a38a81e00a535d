import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listMails } from '../mail/index.ts';
import { createPlatform } from '../platform.ts';
import { runCli } from './run-cli.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lokke-invite-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    dataDir: folder,
    workingDir: folder,
    storefrontUrl: 'http://localhost:4477',
  });
  return { code, out, err };
}

it('sends a letter with a link into the storefront, and shows the link nowhere else', async () => {
  const { code, out } = await run(
    'invite',
    'Anna@example.test',
    '--shop',
    'be',
    '--first-name',
    'Anna',
    '--language',
    'fr',
  );
  expect(code).toBe(0);
  expect(out).toContain('invited anna@example.test');
  const platform = createPlatform({ dataFile: join(folder, 'platform.sqlite') });
  const [mail] = listMails(platform.context.store.read, { to: null, shop: 'be', limit: 5 });
  platform.close();
  const link = /http:\/\/localhost:4477\/fr-be\/account\/activate\/1\/(\S+)/.exec(mail?.text ?? '');
  expect(mail?.text).toContain('Anna');
  expect(out).not.toContain(link?.[1]);
});

it.each([
  [['invite', '--shop', 'nl'], 'Missing e-mail address'],
  [['invite', 'a@example.test'], '--shop is required'],
  [['invite', 'anna', '--shop', 'nl'], '"anna" is not an e-mail address.'],
  [['invite', 'a@example.test', 'b@example.test', '--shop', 'nl'], 'Expected one e-mail address'],
  [['invite', 'a@example.test', '--shop', 'nl', '--language', 'fr'], 'not a language of Lokke NL'],
])('refuses %j and says why', async (args, expected) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(expected);
});
