import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA } from '../../../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import {
  defineCustomerData,
  type HostedVisitor,
  openHostedVisitor,
} from '../../../../testing/hosted-visitor.ts';

const { email } = ANNA;
const MINUTE_IN_MS = 60_000;
const GONE = { ok: true, value: null };

let nowInMs = 0;
let embedded: EmbeddedShops;
let anna: HostedVisitor;
beforeEach(async () => {
  nowInMs = 0;
  embedded = await openEmbeddedShops({
    environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
    now: () => nowInMs,
  });
  anna = openHostedVisitor(embedded, { locale: 'nl' });
  await anna.logIn(email);
});
afterEach(() => embedded[Symbol.dispose]());

/** Fields of ours that the shop holds of Anna. */
function listStored(): readonly string[] {
  return embedded.platform.context.store.read
    .prepare('SELECT key FROM customer_metafields ORDER BY key')
    .all()
    .map(({ key }) => String(key));
}

async function keepAll(): Promise<void> {
  await defineCustomerData(embedded, 'nl');
  await anna.ask(async ({ accounts }) => {
    await accounts.writeWishlist(email, ['7']);
    await accounts.writeSalon(email, {
      salon: null,
      listOf: async () => ({ kind: 'missing' }),
    });
    await accounts.keepHairProfile(null);
    await accounts.keepRoutine(null);
  });
  expect(listStored()).toEqual(['hair_profile', 'routine', 'salon', 'wishlist']);
}

const erase = () => anna.ask(async ({ accounts }) => accounts.erase?.({}));
const isFresh = () => anna.ask(({ accounts }) => accounts.isLoginFresh());
const isKnown = async () => (await anna.ask(({ accounts }) => accounts.customer())).ok;

it('erasing clears wishlist, salon, hair profile and routine, and ends account and login', async () => {
  await keepAll();
  expect(await erase()).toEqual(GONE);
  expect(listStored()).toEqual([]);
  expect(await isKnown()).toBe(false);
  expect(anna.cookies.has('lokke-session-nl')).toBe(false);
  const query = 'SELECT email FROM customers';
  expect(embedded.platform.context.store.read.prepare(query).all()).not.toContainEqual({ email });
  expect(await erase()).toMatchObject({ ok: false, code: 'notLoggedIn' });
});

it.each([
  [15 * MINUTE_IN_MS, true],
  [15 * MINUTE_IN_MS + 1, false],
  // The token was renewed meanwhile, which proves nothing.
  [65 * MINUTE_IN_MS, false],
])('%d ms after the login it may be erased: %s', async (age, isAllowed) => {
  await keepAll();
  nowInMs = age;
  expect(await isFresh()).toBe(isAllowed);
  expect(await erase()).toMatchObject(isAllowed ? GONE : { ok: false, code: 'loginTooOld' });
  expect(listStored()).toHaveLength(isAllowed ? 0 : 4);
  expect(await isKnown()).toBe(!isAllowed);
});

it('a new login makes it possible again', async () => {
  nowInMs = 20 * MINUTE_IN_MS;
  expect(await isFresh()).toBe(false);
  await anna.logIn(email);
  expect(await isFresh()).toBe(true);
  expect(await erase()).toEqual(GONE);
});

it('a shop whose definitions are closed to customers erases all the same', async () => {
  expect(await erase()).toEqual(GONE);
  expect(await isKnown()).toBe(false);
});

it('nothing is erased while the fields cannot be cleared', async () => {
  await keepAll();
  embedded.answerTo(/mutation MetafieldsDelete/, () => new Response('', { status: 500 }));
  expect(await erase()).toMatchObject({ ok: false, code: 'platformFailed' });
  expect(listStored()).toHaveLength(4);
  expect(await isKnown()).toBe(true);
});

it('a field that the shop does not let customers write ends no login', async () => {
  const written = await anna.ask(({ accounts }) => accounts.writeWishlist(email, ['7']));
  expect(written).toMatchObject({ ok: false, code: 'wishlistNotSaved' });
  expect(await isKnown()).toBe(true);
});

describe('the answers of a consultation', () => {
  it('are kept as far as they are answers, and forgotten', async () => {
    await defineCustomerData(embedded, 'nl');
    const readKept = () => anna.ask(({ accounts }) => accounts.hairProfile());
    const keep = (profile: Record<string, string> | null) =>
      anna.ask(({ accounts }) => accounts.keepHairProfile(profile));
    expect(await readKept()).toEqual({ ok: true, value: null });
    expect(await keep({ hair: 'dry', heat: 'often', shoe: '42' })).toEqual({
      ok: true,
      value: null,
    });
    const answers = { hair: 'dry', heat: 'often' };
    expect(await readKept()).toEqual({ ok: true, value: answers });
    expect(await anna.ask(({ accounts }) => accounts.ownData())).toMatchObject({
      value: { hairProfile: answers },
    });
    await keep(null);
    expect(await readKept()).toEqual({ ok: true, value: null });
  });

  it('are nobody’s without a login', async () => {
    const nobody = openHostedVisitor(embedded, { locale: 'nl' });
    expect(
      await nobody.ask(({ accounts }) => accounts.keepHairProfile({ hair: 'dry' })),
    ).toMatchObject({ ok: false, code: 'notLoggedIn' });
  });
});
