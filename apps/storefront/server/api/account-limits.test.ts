import { API_ERRORS } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

const MINUTE_IN_MS = 60_000;
const TOO_MANY = { status: 429, reply: { error: API_ERRORS.tooManyLogins.message } };
const IN_AN_HOUR = { status: 429, reply: { error: API_ERRORS.tooManyThisHour.message } };

async function openShop() {
  let time = 0;
  const embedded = await openEmbeddedShops({ now: () => time });
  const { api, logged } = openEndpoint(embedded);
  await openVisitor(api, '198.51.100.1').post('register', ANNA);
  return {
    embedded,
    logged,
    from: (address: string) => openVisitor(api, address),
    passTime: (byInMs: number) => {
      time += byInMs;
    },
    [Symbol.dispose]: () => embedded[Symbol.dispose](),
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

it('wrong passwords from one network lock nobody out elsewhere', async () => {
  using shop = await openShop();
  const stranger = shop.from('2001:db8:1:2::1');
  for (let count = 0; count < 10; count += 1) {
    expect((await stranger.post('login', { ...ANNA, password: 'Wrong-one' })).status).toBe(401);
  }
  expect(await stranger.post('login', ANNA)).toMatchObject(TOO_MANY);
  expect(await shop.from('2001:db8:1:ff::2').post('login', ANNA)).toMatchObject(TOO_MANY);
  expect((await shop.from('2001:db8:1:100::1').post('login', ANNA)).status).toBe(200);
});

it('of 1,000 guesses from as many places a hundred are looked at, and the right one among the others is none', async () => {
  using shop = await openShop();
  const before = shop.embedded.requestCount();
  const statuses: number[] = [];
  const guess = async (index: number) => {
    const visitor = shop.from(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    const password = index === 900 ? ANNA.password : `Guess-${index}`;
    statuses.push((await visitor.post('login', { email: ANNA.email, password })).status);
  };
  for (let first = 0; first < 1_000; first += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => guess(first + at)));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(900);
  expect(shop.embedded.requestCount() - before).toBe(100);
});

it('whoever guesses over many accounts from one place is stopped after a hundred', async () => {
  using shop = await openShop();
  const guesser = shop.from('198.51.100.66');
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    const guess = { email: `person-${count}@example.com`, password: 'Abcdefgh' };
    statuses.push((await guesser.post('login', guess)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(await guesser.post('login', ANNA)).toMatchObject(TOO_MANY);
  expect((await shop.from('198.51.100.2').post('login', ANNA)).status).toBe(200);
});

it('who is told to wait hears for how long, and gets in after it', async () => {
  using shop = await openShop();
  const visitor = shop.from('198.51.100.2');
  for (let count = 0; count < 10; count += 1) {
    await visitor.post('login', { ...ANNA, password: 'Wrong-one' });
  }
  shop.passTime(5 * MINUTE_IN_MS);
  const rejected = await visitor.post('login', ANNA);
  expect(rejected).toMatchObject(TOO_MANY);
  expect(rejected.headers.get('retry-after')).toBe('600');
  shop.passTime(10 * MINUTE_IN_MS);
  expect((await visitor.post('login', ANNA)).status).toBe(200);
});

it('who gets in may come back as often as they like', async () => {
  using shop = await openShop();
  for (let count = 0; count < 150; count += 1) {
    expect((await shop.from('198.51.100.2').post('login', ANNA)).status).toBe(200);
  }
});

it('known and unknown accounts are limited alike, and cost the shop the same', async () => {
  using shop = await openShop();
  const answersOf = async (email: string, address: string) => {
    const before = shop.embedded.requestCount();
    const visitor = shop.from(address);
    const responses: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, reply } = await visitor.post('login', { email, password: 'Wrong-one' });
      responses.push([status, reply]);
    }
    return { responses, questions: shop.embedded.requestCount() - before };
  };
  const known = await answersOf(ANNA.email, '198.51.100.3');
  const unknown = await answersOf('nobody@example.com', '198.51.100.4');
  expect(unknown).toEqual(known);
  expect(known.questions).toBe(10);
});

it('a forgotten password is answered before the shop looks for the account, and alike for known and unknown', async () => {
  using shop = await openShop();
  const held = Promise.withResolvers<Response>();
  shop.embedded.respondWith((input, init) =>
    String(init?.body).includes('customerRecover')
      ? held.promise
      : shop.embedded.platform.fetch(input, init),
  );
  const visitor = shop.from('198.51.100.2');
  const before = shop.embedded.requestCount();
  const known = await visitor.post('forgot-password', { email: ANNA.email });
  const unknown = await visitor.post('forgot-password', { email: 'nobody@example.com' });
  const dropHeaders = ({ status, reply }: typeof known) => ({ status, reply });
  expect(dropHeaders(unknown)).toEqual(dropHeaders(known));
  expect(known.status).toBe(200);
  // Each asks whether the shop is there, and then for the mail.
  expect(shop.embedded.requestCount() - before).toBe(4);
  held.resolve(Response.json({ data: { customerRecover: { customerUserErrors: [] } } }));
  await shop.embedded.accounts.whenIdle();
});

it('a stranger asks for no more than three letters an hour about the password of one address', async () => {
  using shop = await openShop();
  let asked = 0;
  shop.embedded.respondWith((input, init) => {
    if (String(init?.body).includes('customerRecover')) asked += 1;
    return shop.embedded.platform.fetch(input, init);
  });
  for (let at = 1; at <= 5; at += 1) {
    const visitor = shop.from(`198.51.100.${at}`);
    const { status } = await visitor.post('forgot-password', { email: ANNA.email });
    expect(status).toBe(200);
  }
  await shop.embedded.accounts.whenIdle();
  expect(asked).toBe(3);
  shop.passTime(60 * MINUTE_IN_MS);
  await shop.from('198.51.100.9').post('forgot-password', { email: ANNA.email });
  await shop.embedded.accounts.whenIdle();
  expect(asked).toBe(4);
});

it.each([
  ['register', { ...ANNA }],
  ['forgot-password', { email: ANNA.email }],
])('%s is answered a hundred times an hour to one place', async (call, body) => {
  using shop = await openShop();
  const visitor = shop.from('198.51.100.2');
  for (let count = 0; count < 100; count += 1) {
    expect((await visitor.post(call, body)).status).not.toBe(429);
  }
  const rejected = await visitor.post(call, body);
  expect(rejected).toMatchObject({
    status: 429,
    reply: { error: API_ERRORS.tooManyThisHour.message },
  });
  expect(rejected.headers.get('retry-after')).toBe('3600');
  await shop.embedded.accounts.whenIdle();
});

describe('a device on which the account was logged in to before', () => {
  const lockOut = async (shop: Shop) => {
    for (let count = 0; count < 100; count += 1) {
      const stranger = shop.from(`10.0.${count}.1`);
      await stranger.post('login', { ...ANNA, password: 'Wrong-one' });
    }
    expect(await shop.from('203.0.113.50').post('login', ANNA)).toMatchObject(IN_AN_HOUR);
  };

  it('gets in while wrong passwords from everywhere keep others out', async () => {
    using shop = await openShop();
    const owner = shop.from('198.51.100.1');
    await owner.post('login', ANNA);
    await owner.post('logout');
    await lockOut(shop);
    expect((await owner.post('login', ANNA)).status).toBe(200);
  });

  it('may guess ten times itself', async () => {
    using shop = await openShop();
    const owner = shop.from('198.51.100.1');
    await owner.post('login', ANNA);
    for (let count = 0; count < 10; count += 1) {
      const guess = { ...ANNA, password: 'Wrong-one' };
      expect((await owner.post('login', guess)).status).toBe(401);
    }
    expect(await owner.post('login', ANNA)).toMatchObject(TOO_MANY);
    expect((await shop.from('198.51.100.2').post('login', ANNA)).status).toBe(200);
  });

  it.each([
    [
      'of another account',
      async (name: string, shop: Shop) => {
        const mallory = shop.from('198.51.100.9');
        await mallory.post('register', { ...ANNA, email: 'mallory@example.com' });
        return mallory.cookies.get(name) ?? '';
      },
    ],
    ['that is forged', async () => 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AA.AA.AA'],
  ])('is not believed by the cookie of a device %s', async (_, cookieFrom) => {
    using shop = await openShop();
    const name = 'lokke-device-nl';
    const thief = shop.from('203.0.113.60');
    thief.cookies.set(name, await cookieFrom(name, shop));
    await lockOut(shop);
    expect(await thief.post('login', ANNA)).toMatchObject(IN_AN_HOUR);
  });

  it('keeps a cookie that scripts cannot read and that names nobody', async () => {
    using shop = await openShop();
    const { headers } = await shop.from('198.51.100.1').post('login', ANNA);
    const device = headers.getSetCookie().find((cookie) => cookie.startsWith('lokke-device-nl='));
    expect(device).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(device).not.toContain(ANNA.email);
  });
});

it('a shop that has counted enough guesses of all its servers is believed', async () => {
  using shop = await openShop();
  shop.embedded.answerTo(/customerAccessTokenCreate/, () =>
    Response.json({ errors: [{ message: 'Login attempt limit exceeded.' }] }),
  );
  expect(await shop.from('198.51.100.2').post('login', ANNA)).toMatchObject(TOO_MANY);
});
