import { API_ERRORS } from '@lokke/contract/errors';
import { seedDemoSalons } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor, pagesOf } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA, ANNAS_ADDRESS } from '../../testing/customer-fixture.ts';
import { SESSION_SECRET } from '../../testing/embedded-shops.ts';
import { openShops } from '../../testing/open-for-tests.ts';
import { createSessionCipher } from '../http/session/index.ts';

const MALLORY = { ...ANNA, email: 'mallory@example.com' };
const OWN = { email: ANNA.email };
const STORE = 'http://localhost:4010/nl';

const embedded = await openShops();
const { api } = openEndpoint(embedded);
const newVisitor = () => openVisitor(api);
const [anna, mallory] = [newVisitor(), newVisitor()];
await seedDemoSalons(embedded.platform.context);
await anna.post('register', ANNA);
await mallory.post('register', MALLORY);
await anna.post('set-customer-wishlist', { ...OWN, productIds: ['1', '2'] });
await anna.post('set-customer-salon', { ...OWN, salon: '10001' });
await anna.post('update-address', { action: 'CREATE', address: ANNAS_ADDRESS });

async function addressesOf(visitor: AccountVisitor) {
  const read = await pagesOf(embedded, visitor).customer();
  return read.ok ? read.value.addresses : [];
}

describe("another customer's", () => {
  it.each([
    ['wishlist cannot be read', 'get-customer-wishlist', OWN],
    ['wishlist cannot be written', 'set-customer-wishlist', { ...OWN, productIds: ['9'] }],
    ['salon cannot be read', 'get-customer-salon', OWN],
    ['salon cannot be written', 'set-customer-salon', { ...OWN, salon: '666' }],
    ['sign-in is not given away', 'multipass', { ...OWN, webUrl: STORE }],
  ])('%s', async (_, call, body) => {
    const response = await mallory.post(call, body);
    expect(response.status).toBe(403);
    expect(response.reply).toEqual({ error: API_ERRORS.notYours.message });
    expect((await anna.post('get-customer-wishlist', OWN)).reply).toEqual({
      wishlist: ['1', '2'],
    });
    expect((await anna.post('get-customer-salon', OWN)).reply).toMatchObject({
      salon: { salonNo: '10001' },
    });
  });

  it.each(['UPDATE', 'DEFAULT_UPDATE', 'DELETE'])(
    'address cannot be changed: %s',
    async (action) => {
      const [address] = await addressesOf(anna);
      const response = await mallory.post('update-address', {
        action,
        id: address?.id,
        address: { ...ANNAS_ADDRESS, city: 'Nowhere' },
      });
      expect(response.status).toBe(400);
      expect(await addressesOf(anna)).toEqual([address]);
    },
  );

  it('address cannot be changed with an id that names her own token', async () => {
    const [address] = await addressesOf(anna);
    const token = await tokenOf(mallory);
    const id = `${address?.id}&customer_access_token=${token}`;
    const stolen = { action: 'DELETE', id, customerAccessToken: token };
    expect((await mallory.post('update-address', stolen)).status).toBe(400);
    expect(await addressesOf(anna)).toEqual([address]);
  });

  it('e-mail in other letters is still hers', async () => {
    const shouted = { email: ` ${ANNA.email.toUpperCase()} ` };
    expect((await mallory.post('get-customer-wishlist', shouted)).status).toBe(403);
    expect((await anna.post('get-customer-wishlist', shouted)).status).toBe(200);
  });
});

async function tokenOf({ cookies }: AccountVisitor): Promise<string> {
  const content = await createSessionCipher([SESSION_SECRET]).decrypt(
    cookies.get('lokke-session-nl') ?? '',
  );
  return typeof content === 'object' && content !== null && 'customerAccessToken' in content
    ? String(content.customerAccessToken)
    : '';
}

describe('a cookie', () => {
  const COOKIE = 'lokke-session-nl';
  const reencrypt = async (change: object) =>
    createSessionCipher([SESSION_SECRET]).encrypt({
      shop: 'nl',
      email: ANNA.email,
      customerAccessToken: 'guessed',
      expiresAtInMs: Number.MAX_SAFE_INTEGER,
      ...change,
    });

  it.each<readonly [string, () => string | Promise<string>]>([
    ['made up', () => 'eyJhbGciOiJkaXIifQ..a.b.c'],
    ['whose token is a guess', () => reencrypt({})],
    [
      'that is out of date',
      async () => reencrypt({ expiresAtInMs: 1, customerAccessToken: await tokenOf(anna) }),
    ],
  ])('%s opens nothing, and is cleared', async (_, forge) => {
    const thief = newVisitor();
    thief.cookies.set(COOKIE, await forge());
    expect((await thief.customer()).reply).toEqual({ isLoggedIn: false, email: null });
    expect(thief.cookies.size).toBe(0);
  });

  it('that names another e-mail than its token does not make anybody her', async () => {
    const thief = newVisitor();
    thief.cookies.set(COOKIE, await reencrypt({ customerAccessToken: await tokenOf(mallory) }));
    expect((await thief.customer()).reply).toEqual({ isLoggedIn: true, email: MALLORY.email });
    expect((await thief.post('get-customer-wishlist', OWN)).status).toBe(403);
  });
});

describe('the access token', () => {
  it('is in no answer, whatever is asked', async () => {
    const visitor = newVisitor();
    const responses = [
      await visitor.post('login', ANNA),
      await visitor.post('update-account-info', { customer: { lastName: 'Lokke' } }),
      await visitor.customer(),
      await visitor.post('get-customer-wishlist', OWN),
      await visitor.post('multipass', { ...OWN, webUrl: STORE }),
    ];
    const token = await tokenOf(visitor);
    expect(token.length).toBeGreaterThan(20);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { wire } of responses) expect(wire).not.toContain(token);
    expect(JSON.stringify(await pagesOf(embedded, visitor).customer())).not.toContain(token);
  });

  it('is honoured in a body, as holding it is the authority at the platform', async () => {
    const customerAccessToken = await tokenOf(anna);
    const somewhere = newVisitor();
    const body = { customer: { lastName: 'Lok' }, customerAccessToken };
    const response = await somewhere.post('update-account-info', body);
    expect(response).toMatchObject({ status: 200, reply: { email: ANNA.email } });
    expect(somewhere.cookies.size).toBe(0);
  });

  it('that is none changes nothing', async () => {
    const body = { customer: { lastName: 'Thief' }, customerAccessToken: 'guessed' };
    const response = await newVisitor().post('update-account-info', body);
    expect(response).toMatchObject({ status: 401, reply: { error: 'Update account info failed' } });
  });
});
