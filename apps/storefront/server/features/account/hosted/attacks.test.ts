import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { expect, it } from 'vitest';
import { type EmbeddedShops, openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import {
  HOSTED,
  type HostedVisitor,
  openHostedVisitor,
} from '../../../../testing/hosted-visitor.ts';

const ANNA = 'anna@example.com';
const EVE = 'eve@example.com';
const REFUSED = { ok: false, code: 'loginNotFinished' };

const begin = async ({ ask }: HostedVisitor, returnTo: string | null = null): Promise<string> => {
  const begun = await ask(async ({ accounts }) => accounts.shopLogin?.begin(returnTo));
  return begun?.ok === true ? begun.value : '';
};
const finish = ({ ask }: HostedVisitor, search: string) =>
  ask(async ({ accounts }) => accounts.shopLogin?.finish(search));
const whoIs = async ({ ask }: HostedVisitor): Promise<string | null> => {
  const visitor = await ask(({ accounts }) => accounts.visitor());
  return visitor.ok ? visitor.value.email : null;
};

/** A login that came back from the shop's pages and is not finished. */
async function returnFrom(embedded: EmbeddedShops, email = ANNA) {
  const visitor = openHostedVisitor(embedded);
  const back = await visitor.authorize(await begin(visitor), email);
  return { visitor, back };
}

it('a code in a link of somebody else logs nobody in as them', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const { back } = await returnFrom(embedded, EVE);
  const victim = openHostedVisitor(embedded);
  await begin(victim);
  expect(await finish(victim, back.search)).toMatchObject(REFUSED);
  expect(await whoIs(victim)).toBeNull();
});

it.each([
  ['another state', (search: URLSearchParams) => search.set('state', 'guessed')],
  ['no state', (search: URLSearchParams) => search.delete('state')],
  ['another code', (search: URLSearchParams) => search.set('code', 'guessed')],
  ['an error beside the state', (search: URLSearchParams) => search.set('error', 'access_denied')],
])('%s ends no login', async (_, alter) => {
  using embedded = await openEmbeddedShops(HOSTED);
  const { visitor, back } = await returnFrom(embedded);
  alter(back.searchParams);
  expect(await finish(visitor, back.search)).toMatchObject(REFUSED);
  expect(await whoIs(visitor)).toBeNull();
});

it('a code is worth nothing the second time, and the first login stays', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const { visitor, back } = await returnFrom(embedded);
  const before = new Map(visitor.cookies);
  expect(await finish(visitor, back.search)).toEqual({ ok: true, value: null });
  expect(await finish(visitor, back.search)).toMatchObject(REFUSED);
  expect(await whoIs(visitor)).toBe(ANNA);
  // Not even with the cookies of the time before.
  const thief = openHostedVisitor(embedded);
  for (const [name, value] of before) thief.cookies.set(name, value);
  expect(await finish(thief, back.search)).toMatchObject(REFUSED);
  expect(await whoIs(thief)).toBeNull();
});

it('a login is finished for half an hour only', async () => {
  let nowInMs = 0;
  using embedded = await openEmbeddedShops({ ...HOSTED, now: () => nowInMs });
  const { visitor, back } = await returnFrom(embedded);
  nowInMs = 30 * 60_000;
  expect(await finish(visitor, back.search)).toMatchObject(REFUSED);
});

type Claims = Readonly<Record<string, unknown>>;
type Sign = (signed: string, key: KeyObject) => string;

const bySigner: Sign = (signed, key) =>
  sign('sha256', Buffer.from(signed), key).toString('base64url');
const RS256 = { alg: 'RS256', sign: bySigner };
const keep = (claims: Claims) => claims;
const nobodys: Sign = (signed) =>
  bySigner(signed, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
/** Takes what everybody knows, the public key, for a secret. */
const byPublicKey: Sign = (signed, key) =>
  createHmac('sha256', createPublicKey(key).export({ type: 'spki', format: 'pem' }))
    .update(signed)
    .digest('base64url');

it.each([
  ['nonce', RS256, (claims: Claims) => ({ ...claims, nonce: 'another' })],
  ['audience', RS256, (claims: Claims) => ({ ...claims, aud: 'another' })],
  ['issuer', RS256, (claims: Claims) => ({ ...claims, iss: 'http://localhost:4010/another/1' })],
  ['end', RS256, (claims: Claims) => ({ ...claims, exp: 1 })],
  ['signature', { alg: 'RS256', sign: nobodys }, keep],
  ['algorithm, none', { alg: 'none', sign: () => '' }, keep],
  ['algorithm, of secrets', { alg: 'HS256', sign: byPublicKey }, keep],
])('an id_token of another %s is not believed', async (_, signing, forge) => {
  using embedded = await openEmbeddedShops(HOSTED);
  const { visitor, back } = await returnFrom(embedded);
  forgeIdTokens(embedded, signing, forge);
  expect(await finish(visitor, back.search)).toMatchObject({ ok: false });
  expect(await whoIs(visitor)).toBeNull();
});

it('an id_token that is left as it is, is believed', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const { visitor, back } = await returnFrom(embedded);
  forgeIdTokens(embedded, RS256, keep);
  expect(await finish(visitor, back.search)).toEqual({ ok: true, value: null });
});

/** Signs tokens anew: by the provider's own key, but for what is tried, everything about them is right. */
function forgeIdTokens(
  { platform, respondWith }: EmbeddedShops,
  { alg, sign: signWith }: { readonly alg: string; readonly sign: Sign },
  forge: (claims: Claims) => Claims,
) {
  const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  respondWith(async (input, init) => {
    const response = await platform.fetch(input, init);
    const text = (await response.text()).replace(
      /"id_token":"([\w-]+)\.([\w-]+)\.[\w-]+"/,
      (_, head: string, body: string) => {
        const signed = `${partOf({ ...read(head), alg })}.${partOf(forge(read(body)))}`;
        return `"id_token":"${signed}.${signWith(signed, keyOf(platform))}"`;
      },
    );
    return new Response(text, { status: response.status, headers: response.headers });
  });
}

function keyOf({ context }: EmbeddedShops['platform']): KeyObject {
  const row = context.store.read
    .prepare('SELECT unseal(private_jwk) AS jwk FROM account_keys')
    .get();
  return createPrivateKey({ key: JSON.parse(String(row?.['jwk'])), format: 'jwk' });
}

it('a login that was to lead elsewhere ends at the dashboard', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA, 'https://evil.example/');
  const arrival = await visitor.ask(async ({ accounts }) => accounts.shopLogin?.arrive());
  expect(arrival?.destination).toEqual({ kind: 'page', path: '/account/dashboard/' });
});

it('a session of one market is none of another, under whatever name', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA);
  const abroad = openHostedVisitor(embedded, { locale: 'se' });
  for (const [name, value] of visitor.cookies) {
    abroad.cookies.set(name.replace('-no', '-se'), value);
  }
  expect(await whoIs(abroad)).toBeNull();
  const legacy = openHostedVisitor(embedded, { locale: 'nl' });
  for (const [name, value] of visitor.cookies) {
    legacy.cookies.set(name.replace('-no', '-nl'), value);
  }
  expect(await whoIs(legacy)).toBeNull();
});

it('an id_token passes for no session', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA);
  const hint = visitor.cookies.get('lokke-hint-no') ?? '';
  expect(hint).not.toBe('');
  visitor.cookies.set('lokke-session-no', hint);
  expect(await whoIs(visitor)).toBeNull();
});

it('after a logout in another tab, a request with the cookies of before reads nothing', async () => {
  using embedded = await openEmbeddedShops(HOSTED);
  const visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA);
  const tab = openHostedVisitor(embedded);
  for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
  const left = await visitor.ask(({ accounts }) => accounts.logout());
  await visitor.authorize(left.ok ? (left.value ?? '') : '', ANNA);
  expect(await tab.ask(({ accounts }) => accounts.customer())).toMatchObject({
    ok: false,
    code: 'notLoggedIn',
  });
  expect([...tab.cookies.keys()]).not.toContain('lokke-session-no');
});

it('of a session whose cookies were stolen nothing is left once both have used it', async () => {
  let nowInMs = 0;
  using embedded = await openEmbeddedShops({ ...HOSTED, now: () => nowInMs });
  const visitor = openHostedVisitor(embedded);
  await visitor.logIn(ANNA);
  const thief = openHostedVisitor(embedded);
  for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
  nowInMs += 60 * 60_000;
  expect(await whoIs(thief)).toBe(ANNA);
  // The thief's exchange wore out the token that the owner has.
  nowInMs += 2 * 60_000;
  const customer = ({ ask }: HostedVisitor) => ask(({ accounts }) => accounts.customer());
  for (const one of [visitor, thief, visitor, thief]) {
    expect(await customer(one)).toMatchObject({ ok: false, code: 'notLoggedIn' });
  }
  expect(await whoIs(visitor)).toBeNull();
  expect(await whoIs(thief)).toBeNull();
});
