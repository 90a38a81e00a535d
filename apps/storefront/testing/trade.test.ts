import { forgotPassword, register, resetPassword } from '@lokke/contract/account';
import { getProfessionalRates } from '@lokke/contract/trade';
import { marketOf } from '@lokke/domain/markets';
import { professionalPrice } from '@lokke/domain/trade';
import { discountsFile, importDiscounts, seedDemoSalons } from '@lokke/platform';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { openTrade } from '../server/features/trade/index.ts';
import { mailedLink, openVisitor, pagesOf } from './account-visitor.ts';
import { buy } from './buy.ts';
import { cartIn, openEndpoint } from './call-endpoint.ts';
import { ANNA } from './customer-fixture.ts';
import { ALL_PRODUCTS, productDraft, variantDraft } from './drafts.ts';
import { openShops } from './open-for-tests.ts';

const SALON = 'de-gouden-lok.amsterdam@example.com';
const [SHAMPOO, RINSE, MASK] = [1, 2, 3].map((number) => `gid://shopify/ProductVariant/${number}`);
const caseOf = (value: string) => ({
  namespace: 'lokke',
  key: 'case_quantity',
  type: 'number_integer',
  value,
});
const drafts = {
  products: [
    productDraft({ variants: [variantDraft({ barcode: '2000000000015' })] }),
    productDraft({
      handle: 'rinse',
      title: 'Rinse',
      tags: ['professional-only'],
      metafields: [caseOf('6')],
      variants: [
        variantDraft({ sku: 'RINSE-500', barcode: '2000000000022', priceInMinorUnits: 1999 }),
      ],
    }),
    productDraft({ handle: 'mask', title: 'Mask', metafields: [caseOf('4')] }),
  ],
  collections: [...Array.from({ length: 30 }, (_, at) => `line-${at}`), 'all'].map((handle) => ({
    ...ALL_PRODUCTS,
    handle,
    ...(handle !== 'all' && { members: { kind: 'handles', handles: [] } as const }),
  })),
};
const ON = drafts.collections.map(({ handle }) => handle);
/** Discount of a percentage that does not come out even. */
const FOR_SALONS = {
  title: 'Salonprijs',
  customerTag: 'professional',
  startsAt: '2024-01-01T00:00:00Z',
  combinesWith: { productDiscounts: true },
  terms: {
    kind: 'basic',
    minimum: { kind: 'quantity', quantity: 6 },
    items: { kind: 'collections', collections: ON },
    reduction: { kind: 'percentage', percentage: 33.33 },
  },
};

const embedded = await openShops({ drafts });
const { api } = openEndpoint(embedded);
const salon = openVisitor(api);
const stranger = openVisitor(api, '203.0.113.8');
const consumer = openVisitor(api, '203.0.113.9');

const pathOf = ({ path }: { readonly path: string }) => path.split('/').at(-2) ?? '';
const create = (visitor: typeof salon, variantId: string | undefined, quantity: number) =>
  visitor.post('../checkout/create', { lineItems: [{ variantId, quantity }] });

const casesIn = (reply: Awaited<ReturnType<typeof create>>) =>
  cartIn(reply).lines.edges.map(({ node }) => node.merchandise?.caseQuantity);

async function ratesOf(visitor: typeof salon) {
  const headers = { cookie: visitor.cookie() };
  const address = `http://lokke.test${getProfessionalRates.path}?locale=nl`;
  const response = await api.request(address, { headers });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return v.parse(getProfessionalRates.response, await response.json()).rates;
}

const tradeOf = (visitor: typeof salon) => {
  const request = new Request('http://lokke.test/nl', { headers: { cookie: visitor.cookie() } });
  const market = marketOf('nl');
  const opened = embedded.accounts.open({ request, market, peerIp: null });
  return openTrade(opened, embedded.salons, embedded.shops.catalogueOf(market));
};

const order = (visitor: typeof salon, list: string) => tradeOf(visitor).order(list);

await seedDemoSalons(embedded.platform.context);
await importDiscounts(embedded.platform.context, 'nl', discountsFile(FOR_SALONS, 'discounts'));
await salon.post(pathOf(register), { ...ANNA, email: SALON });
await salon.post(pathOf(forgotPassword), { email: SALON });
const { id, token } = await mailedLink(embedded, 'reset', SALON);
const input = { resetToken: token, password: 'Passw1rd' };
expect((await salon.post(pathOf(resetPassword), { id, input })).status).toBe(200);
await consumer.post(pathOf(register), ANNA);

describe('a salon', () => {
  it('is told its rate, and bag, order and invoice charge by it to the cent', async () => {
    const [rate] = (await ratesOf(salon)) ?? [];
    expect(rate).toEqual({
      percentage: 33.33,
      collections: ON,
      products: ['rain-shampoo', 'rinse', 'mask'],
      minimum: { quantity: 6 },
    });
    const bought = await create(salon, SHAMPOO, 7);
    await embedded.accounts.whenIdle();
    const { id } = cartIn(bought);
    const bag = cartIn(await salon.post('../checkout/request', { id }));
    const amount = { amountInMinorUnits: 7 * 1250, currencyCode: 'EUR' } as const;
    const { amountInMinorUnits } = professionalPrice(amount, { percentage: 33.33 });
    expect(bag.cost.subtotalAmount.amount).toBe((amountInMinorUnits / 100).toFixed(2));
    await buy(embedded, bag.checkoutUrl, SALON);
    const pages = pagesOf(embedded, salon);
    const ordered = await pages.order(1001);
    const off = { amountInMinorUnits: amountInMinorUnits - 7 * 1250 };
    const value = { money: expect.arrayContaining([expect.objectContaining(off)]) };
    expect(ordered).toMatchObject({ value });
    expect(await pages.invoice(1001)).toMatchObject({ value: { order: value } });
  });

  it('has its VAT number on invoices, once the office accepted it', async () => {
    const { proofs } = embedded.salons;
    const content = { country: 'NL', kind: 'vat', number: '123456782B01', state: '' };
    const proposal = { salonNo: '10001', madeAt: '2026-11-20T12:00:00.000Z', content };
    await proofs.propose(proposal, { owner: SALON });
    expect(await tradeOf(salon).vatNumber()).toBeNull();
    await proofs.decide({ proposal, decided: null }, '');
    expect(await tradeOf(salon).vatNumber()).toBe('NL123456782B01');
    expect(await tradeOf(consumer).vatNumber()).toBeNull();
  });

  it('is tagged at the shop by the first call, and not by each', async () => {
    await ratesOf(salon);
    let taggings = 0;
    embedded.answerTo(/TagsAdd/, () => {
      taggings += 1;
      return Response.json({ data: { tagsAdd: { userErrors: [] } } });
    });
    expect(await ratesOf(salon)).toHaveLength(1);
    expect(taggings).toBe(0);
  });

  it('pays like everybody below the minimum', async () => {
    const { id } = cartIn(await create(salon, SHAMPOO, 5));
    await embedded.accounts.whenIdle();
    const bag = cartIn(await salon.post('../checkout/request', { id }));
    expect(bag.cost.subtotalAmount.amount).toBe('62.5');
  });

  it('orders by list what can be had, and hears of each line that cannot', async () => {
    const answer = await order(salon, '2000000000015, 12\nrinse-500, 6\nRINSE, 1\n"OR", 1\nB 0');
    expect(answer).toMatchObject({
      value: {
        found: [
          { product: { handle: 'rain-shampoo' }, quantity: 12 },
          { product: { handle: 'rinse' }, quantity: 6 },
        ],
        faults: [
          { row: 3, problem: { kind: 'unknown' } },
          { row: 4, problem: { kind: 'unknown' } },
          { row: 5, problem: { kind: 'quantity' } },
        ],
      },
    });
    const cases = await order(salon, 'RINSE-500, 7');
    expect(cases).toMatchObject({ value: { found: [], faults: [{ problem: { kind: 'cases' } }] } });
    const both = await order(salon, 'RINSE-500, 2\n2000000000022, 3\nRINSE-500');
    expect(both).toMatchObject({ value: { found: [{ quantity: 6 }], faults: [] } });
  });

  it('buys what only salons can, and reads in its bag what comes by the case', async () => {
    const { id, totalQuantity } = cartIn(await create(salon, RINSE, 6));
    expect(totalQuantity).toBe(6);
    const lineItems = [{ variantId: MASK, quantity: 1 }];
    await salon.post('../checkout/add-items', { checkoutId: id, lineItems });
    expect(casesIn(await salon.post('../checkout/request', { id })).toSorted()).toEqual([4, 6]);
  });
});

describe.each([
  ['somebody without an account', stranger],
  ['a consumer', consumer],
])('%s', (_, visitor) => {
  it('is told no rates, and gets no answer to a list', async () => {
    expect(await ratesOf(visitor)).toBeNull();
    expect(await order(visitor, 'RINSE-500, 6')).toEqual({ ok: true, value: null });
  });

  it('buys by the piece what salons buy by the case', async () => {
    expect(casesIn(await create(visitor, MASK, 1))).toEqual([undefined]);
  });

  it('pays what the page says', async () => {
    const { id } = cartIn(await create(visitor, SHAMPOO, 7));
    await embedded.accounts.whenIdle();
    const bag = cartIn(await visitor.post('../checkout/request', { id }));
    expect(bag.cost.subtotalAmount.amount).toBe('87.5');
  });

  it('cannot put what is for salons into a bag', async () => {
    const { status, reply } = await create(visitor, RINSE, 1);
    expect([status, reply]).toEqual([403, { error: 'Only salons can buy this product' }]);
    const bag = cartIn(await create(visitor, SHAMPOO, 1));
    const lineItems = [{ variantId: RINSE, quantity: 1 }];
    const added = await visitor.post('../checkout/add-items', { checkoutId: bag.id, lineItems });
    expect(added.status).toBe(403);
    const left = cartIn(await visitor.post('../checkout/request', { id: bag.id }));
    expect(left.lines.edges.map(({ node }) => node.merchandise?.id)).toEqual([SHAMPOO]);
  });
});

test('whoever registers a salon’s address without proving it is a consumer', async () => {
  const thief = openVisitor(api, '203.0.113.10');
  await thief.post(pathOf(register), { ...ANNA, email: 'groep.haarhuizen@example.com' });
  expect(await ratesOf(thief)).toBeNull();
  expect((await create(thief, RINSE, 6)).status).toBe(403);
});
