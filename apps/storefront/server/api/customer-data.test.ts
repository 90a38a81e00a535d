import { API_ERRORS } from '@lokke/contract/errors';
import { marketOf } from '@lokke/domain/markets';
import { seedDemoSalons } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { signInUrl } from '../features/account/legacy/index.ts';

const OWN = { email: ANNA.email };

async function openLoggedIn(environment: Readonly<Record<string, string>> = {}) {
  const embedded = await openEmbeddedShops({ environment });
  const visitor = openVisitor(openEndpoint(embedded).api);
  expect((await visitor.post('register', ANNA)).status).toBe(200);
  return { embedded, visitor, [Symbol.dispose]: () => embedded[Symbol.dispose]() };
}

const toReply = async (visitor: AccountVisitor, call: string, body: object = {}) =>
  (await visitor.post(call, { ...OWN, ...body })).reply;

/** Makes the shop reject the Admin API token; the Storefront API still works. */
function breakAdmin({ answerTo }: EmbeddedShops): void {
  answerTo(/\/admin\//, () => Response.json({ errors: 'Invalid token abc' }, { status: 401 }));
}

describe('a wishlist', () => {
  it('is read and written 120 times in five minutes, and others are not bound by it', async () => {
    using open = await openLoggedIn();
    const { api } = openEndpoint(open.embedded);
    const another = openVisitor(api);
    const bea = { ...ANNA, email: 'bea@example.com' };
    await another.post('register', bea);
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      const [call, body] =
        count % 2 === 0
          ? ['get-customer-wishlist', OWN]
          : ['set-customer-wishlist', { ...OWN, productIds: ['7'] }];
      statuses.push((await open.visitor.post(`${call}`, { ...Object(body) })).status);
    }
    expect(statuses).toEqual([...Array(120).fill(200), 429]);
    const { status } = await another.post('get-customer-wishlist', { email: bea.email });
    expect(status).toBe(200);
  });

  it('is empty at first, then what was written, each product once, in every browser', async () => {
    using open = await openLoggedIn();
    const { embedded, visitor } = open;
    expect(await toReply(visitor, 'get-customer-wishlist')).toEqual({ wishlist: [] });
    const productIds = ['8', '7', '8'];
    const written = await toReply(visitor, 'set-customer-wishlist', { productIds });
    expect(written).toEqual({ wishlist: ['8', '7'] });
    const elsewhere = openVisitor(openEndpoint(embedded).api);
    await elsewhere.post('login', ANNA);
    expect(await toReply(elsewhere, 'get-customer-wishlist')).toEqual({ wishlist: ['8', '7'] });
    await toReply(visitor, 'set-customer-wishlist', { productIds: [] });
    expect(await toReply(elsewhere, 'get-customer-wishlist')).toEqual({ wishlist: [] });
  });

  it('that cannot be read is an empty list and says that it failed', async () => {
    using open = await openLoggedIn();
    breakAdmin(open.embedded);
    const response = await open.visitor.post('get-customer-wishlist', OWN);
    expect(response).toMatchObject({ status: 200, reply: { wishlist: [], failed: true } });
    expect(open.embedded.logged.filter(({ level }) => level !== 'info')).toEqual([
      {
        level: 'error',
        event: 'customer-data.failed',
        shop: 'nl',
        what: 'read wishlist',
        reason: 'http 401',
      },
    ]);
  });

  it('that cannot be written is refused, so that a flag can be set', async () => {
    using open = await openLoggedIn();
    breakAdmin(open.embedded);
    const response = await open.visitor.post('set-customer-wishlist', {
      ...OWN,
      productIds: ['1'],
    });
    const { status, message } = API_ERRORS.wishlistNotSaved;
    expect(response).toMatchObject({ status, reply: { error: message } });
  });
});

describe('a salon', () => {
  const LOK = { salonNo: '10001', salonName: 'De Gouden Lok' };

  it.each([
    ['10001', LOK],
    [10001, LOK],
    [{ salonNo: '10001', salonName: 'A name of my own', more: 'of it' }, LOK],
    [{ salonNo: null }, { salonNo: null }],
    [null, null],
  ])('given as %o is kept as %o', async (salon, kept) => {
    using open = await openLoggedIn();
    await seedDemoSalons(open.embedded.platform.context);
    expect(await toReply(open.visitor, 'get-customer-salon')).toEqual({ salon: null });
    expect(await toReply(open.visitor, 'set-customer-salon', { salon })).toEqual({ salon: kept });
    expect(await toReply(open.visitor, 'get-customer-salon')).toEqual({ salon: kept });
  });

  it.each([
    ['ghost', 'unknownSalon'],
    ['50001', 'unknownSalon'],
    ['', 'missingSalon'],
    [{}, 'missingSalon'],
    [[], 'missingSalon'],
    [{ salonNo: 10001 }, 'missingSalon'],
    [{ salonNo: '' }, 'missingSalon'],
  ] as const)('that is none of the market is not kept: %o', async (salon, refusal) => {
    using open = await openLoggedIn();
    await seedDemoSalons(open.embedded.platform.context);
    await toReply(open.visitor, 'set-customer-salon', { salon: '10001' });
    const refused = await open.visitor.post('set-customer-salon', { ...OWN, salon });
    const { status, message } = API_ERRORS[refusal];
    expect(refused).toMatchObject({ status, reply: { error: message } });
    expect(await toReply(open.visitor, 'get-customer-salon')).toEqual({ salon: LOK });
  });

  it('is not kept, and null, while nobody knows the salons', async () => {
    using open = await openLoggedIn();
    const { embedded, visitor } = open;
    embedded.answerTo(/\/firestore\//, () => new Response('{}', { status: 503 }));
    expect(await toReply(visitor, 'set-customer-salon', { salon: '10001' })).toEqual({
      salon: null,
    });
    expect(await toReply(visitor, 'get-customer-salon')).toEqual({ salon: null });
  });

  it('that cannot be read is an empty list, and one that cannot be written is null', async () => {
    using open = await openLoggedIn();
    breakAdmin(open.embedded);
    const read = await toReply(open.visitor, 'get-customer-salon');
    expect(read).toEqual({ salon: [], failed: true });
    await seedDemoSalons(open.embedded.platform.context);
    const written = await toReply(open.visitor, 'set-customer-salon', { salon: '10001' });
    expect(written).toEqual({ salon: null });
  });
});

it('a shop without an Admin token keeps nothing, and says so', async () => {
  using open = await openLoggedIn({
    SHOPIFY_NL_DOMAIN: 'http://localhost:4010/nl',
    SHOPIFY_NL_STOREFRONT_TOKEN: 'lokke-public-nl',
  });
  const read = await toReply(open.visitor, 'get-customer-wishlist');
  expect(read).toEqual({ wishlist: [], failed: true });
  const written = await open.visitor.post('set-customer-wishlist', { ...OWN, productIds: ['1'] });
  expect(written.status).toBe(502);
});

it('a sign-in that breaks while it is made is null', async () => {
  using open = await openLoggedIn();
  const source = open.embedded.accounts.open({
    request: new Request('http://lokke.test/'),
    market: marketOf('nl'),
    peerIp: null,
  });
  const broken = { ...source, now: () => Number.NaN };
  const owner = { ...OWN, customerId: 'gid://shopify/Customer/1' };
  expect(signInUrl(broken, owner, 'http://localhost:4010/nl')).toBeNull();
  expect(open.embedded.logged.filter(({ level }) => level !== 'info')).toMatchObject([
    { event: 'multipass.failed' },
  ]);
});
