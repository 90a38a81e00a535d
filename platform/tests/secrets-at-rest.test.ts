import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { createPlatform, type Platform } from '../src/platform.ts';
import { listMails } from '../src/protocol/mail/index.ts';
import { readDataKey } from '../src/store/data-key.ts';
import { MIGRATIONS, migrate } from '../src/store/migrate.ts';
import { addSecrecy } from '../src/store/secrecy.ts';
import { ANNA, openAccountShop } from './accounts/account-shop.ts';
import { cliInFolder } from './fixtures/cli.ts';
import { newFolder } from './fixtures/folder.ts';
import { merchantAt } from './fixtures/merchant.ts';

const { dataFile: cliFile, pathOf, put, run } = cliInFolder();

let folder = '';
let dataFile = '';
beforeEach(() => {
  folder = newFolder();
  dataFile = join(folder, 'platform.sqlite');
});

/** All that a thief of the database has: the file and its log. */
const databaseText = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('platform.sqlite'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

const CODE = 'abcd2345efgh6789';

async function issueCard(platform: Platform, code = CODE) {
  const { data } = await merchantAt(platform, 'no').request(
    'mutation ($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCardCode userErrors { code field } } }',
    { input: { code, initialValue: '25' } },
  );
  return data;
}

const TAKEN = {
  giftCardCreate: { giftCardCode: null, userErrors: [{ field: ['input', 'code'] }] },
};

async function signUp(platform: Platform): Promise<Readonly<Record<string, string>>> {
  const response = await platform.fetch(
    'http://localhost:4010/identity/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'Kam-en-borstel' }),
    },
  );
  const { idToken, refreshToken } = JSON.parse(await response.text());
  return { idToken, refreshToken };
}

/** Uses whatever makes secrets; returns them, and what the two services sign with. */
async function leaveSecrets() {
  const shop = await openAccountShop('no', { dataFile });
  const { platform } = shop;
  await issueCard(platform);
  const { access_token, refresh_token, id_token } = await shop.tokensOf();
  const code = shop.codeTo(ANNA);
  const [letter] = listMails(platform.context.store.read, { to: ANNA, shop: 'no', limit: 1 });
  const app = platform.context.shops.no;
  const granted = await platform.fetch('http://localhost:4010/no/admin/oauth/access_token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: app.adminClientId,
      client_secret: app.webhookSecret,
    }),
  });
  const { access_token: adminToken } = JSON.parse(await granted.text());
  const signUpTokens = await signUp(platform);
  const key = platform.context.store.read
    .prepare(
      'SELECT unseal(private_jwk) AS jwk, (SELECT unseal(key) FROM identity_signing_key) AS key FROM account_keys',
    )
    .get();
  platform.close();
  return {
    giftCard: CODE,
    access_token,
    refresh_token,
    id_token,
    adminToken,
    ...signUpTokens,
    letter: letter?.text.split('\n').find((line) => line.includes(code)),
    signingKey: JSON.parse(String(key?.['jwk'])).d,
    identityKey: key?.['key'],
  };
}

test('a copy of the database holds none of the secrets with which somebody pays, logs in or signs', async () => {
  const secrets = await leaveSecrets();
  const text = databaseText();
  expect(text).toContain(ANNA);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).toEqual(expect.stringMatching(/^.{6,}$/));
    expect(text.includes(String(secret)), name).toBe(false);
  }
});

test('what lay in clear before is hashed and sealed, and overwritten where it lay', async () => {
  {
    using before = new DatabaseSync(dataFile);
    migrate(before, MIGRATIONS.slice(0, 23));
    before.exec(`PRAGMA journal_mode = WAL;
INSERT INTO gift_cards VALUES (999, 'no', '${CODE}', 500, 500, NULL, NULL, NULL, '2026-01-01', '2026-01-01');
INSERT INTO gift_cards SELECT value, 'no', 'codeinclear' || value, 500, 500, NULL, NULL, NULL, '2026-01-01', '2026-01-01'
FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 400) SELECT value FROM n);
INSERT INTO identity_signing_key VALUES (1, 'signing-key-in-clear');
INSERT INTO mails VALUES (1, 'no', '${ANNA}', 'Code', '<p>code-in-clear</p>', 'code-in-clear', 'nb', '2026-01-01')`);
  }
  expect(databaseText()).toContain(CODE);
  const platform = createPlatform({ dataFile });
  const [mail] = listMails(platform.context.store.read, { to: ANNA, shop: 'no', limit: 1 });
  expect(mail?.html).toBe('<p>code-in-clear</p>');
  expect(await issueCard(platform)).toMatchObject(TAKEN);
  platform.close();
  const text = databaseText();
  expect(text).toContain(ANNA);
  for (const secret of [CODE, 'codeinclear', 'signing-key-in-clear', 'code-in-clear']) {
    expect(text.includes(secret), secret).toBe(false);
  }
});

const keyFile = () => join(folder, 'platform.key');

test('data of another key is refused, and the key of the data opens it again', async () => {
  const platform = createPlatform({ dataFile });
  await issueCard(platform);
  platform.close();
  const kept = join(folder, 'kept.key');
  copyFileSync(keyFile(), kept);
  rmSync(keyFile());
  const open = () => createPlatform({ dataFile });
  for (let start = 0; start < 2; start++) expect(open).toThrow('a backup has it beside it');
  writeFileSync(keyFile(), 'another');
  expect(open).toThrow('is not the key with which');
  copyFileSync(kept, keyFile());
  const again = open();
  expect(await issueCard(again)).toMatchObject(TAKEN);
  again.close();
});

test('an emptied key file begins anew: what only the lost key opened is gone', async () => {
  await leaveSecrets();
  writeFileSync(keyFile(), '');
  const platform = createPlatform({ dataFile });
  const { read } = platform.context.store;
  expect(listMails(read, { to: ANNA, shop: 'no', limit: 1 })).toEqual([]);
  expect(await signUp(platform)).toHaveProperty('refreshToken');
  platform.close();
  createPlatform({ dataFile }).close();
});

test('a backup without its key is refused where another key lies, and restored with it', async () => {
  await put('mine.csv', 'Title,URL handle,Price\nComb,comb,2.50\n');
  await run('import', 'mine.csv', '--shop', 'nl');
  await run('backup', 'b.sqlite');
  rmSync(pathOf('data'), { recursive: true });
  await run('import', 'mine.csv', '--shop', 'nl');
  copyFileSync(pathOf('b.sqlite.key'), pathOf('elsewhere'));
  rmSync(pathOf('b.sqlite.key'));
  const refused = await run('restore', 'b.sqlite');
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('b.sqlite.key has to be'),
  ]);
  expect((await run('shops')).code).toBe(0);
  copyFileSync(pathOf('elsewhere'), pathOf('b.sqlite.key'));
  expect((await run('restore', 'b.sqlite')).code).toBe(0);
  createPlatform({ dataFile: cliFile() }).close();
  expect(readdirSync(pathOf('data')).filter((name) => /before.*\.key$/.test(name))).toHaveLength(1);
});

/** Columns that sound like a secret and are none: names, times, and addresses that open nothing but what the copy shows. */
const NO_SECRETS = [
  'account_grants.sid',
  'account_logins.code_expires_at_ms',
  'account_logins.wrong_codes',
  'account_sessions.sid',
  'admin_metafield_definitions.key',
  'carts.checkout_key',
  'carts.key',
  'carts.token',
  'checkout_details.cart_token',
  'checkout_drafts.cart_token',
  'customer_metafields.key',
  'metafield_definitions.key',
  'orders.cart_token',
  'orders.currency_code',
  'orders.token',
  'owner_metafields.key',
  'store_credit_accounts.currency_code',
];
const SEALED = ['account_keys.private_jwk', 'identity_signing_key.key'];

test('every column that is named like a secret holds a hash, is sealed, or is known to be none', () => {
  using database = new DatabaseSync(dataFile);
  addSecrecy(database, readDataKey(dataFile).text);
  migrate(database);
  const columns = database
    .prepare(
      `SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
    )
    .all()
    .map(({ name }) => String(name));
  const isSuspect = (name: string) =>
    /token|secret|key|jwk|code|password|sid|cookie/.test(name.split('.')[1] ?? '');
  const suspects = columns.filter((name) => isSuspect(name) && !name.endsWith('_hash'));
  expect(suspects.toSorted()).toEqual([...NO_SECRETS, ...SEALED].toSorted());
});
