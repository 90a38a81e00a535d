import type { AccountOutcome } from '@lokke/contract/ports';
import { cartMoneyLines, type MoneyLine } from '@lokke/domain/money-lines';
import { discountsFile, importDiscounts } from '@lokke/platform';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openVisitor, pagesOf, requestAdmin, requestStorefront } from './account-visitor.ts';
import { buy } from './buy.ts';
import { cartIn, createCart, openEndpoint } from './call-endpoint.ts';
import { ANNA } from './customer-fixture.ts';
import { productDraft, SMALL_SHOP, variantDraft } from './drafts.ts';
import { lettersTo } from './letters-to.ts';
import { openShops } from './open-for-tests.ts';

const PLENTY = {
  ...SMALL_SHOP,
  products: [
    ...(SMALL_SHOP.products ?? []),
    productDraft({
      handle: 'card',
      title: 'Card',
      isGiftCard: true,
      variants: [variantDraft({ priceInMinorUnits: 2500 })],
    }),
  ].map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, inventoryQuantity: 90_000 })),
  })),
};
const [SHAMPOO, MASK, GIFT, CARD] = [1, 2, 3, 4].map(
  (number) => `gid://shopify/ProductVariant/${number}`,
);
const MONTHLY = 'gid://shopify/SellingPlan/1';
const ALL = { kind: 'all' };
const OF = (...products: readonly string[]) => ({ kind: 'products', products, variants: [] });
const discount = (id: number, title: string, code: string | null, terms: object) => ({
  id,
  title,
  code,
  terms,
  startsAt: '2024-01-01T00:00:00Z',
  endsAt: null,
  combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
});
const percent = (percentage: number) => ({ kind: 'percentage', percentage });
const DISCOUNTS = [
  discount(1, 'Oil as a gift', null, {
    kind: 'buyXGetY',
    buys: {
      items: OF('rain-shampoo', 'rain-mask'),
      threshold: { kind: 'amount', amount: '40.00' },
    },
    gets: { items: OF('rain-oil'), quantity: 1, reduction: percent(100) },
    usesPerOrderLimit: 2,
  }),
  discount(2, 'Mask week', null, {
    kind: 'basic',
    items: OF('rain-mask'),
    reduction: percent(33.33),
  }),
  discount(3, 'Ten', 'TEN', { kind: 'basic', items: ALL, reduction: percent(10) }),
  discount(4, 'Three', 'THREE', {
    kind: 'basic',
    items: OF('rain-shampoo'),
    reduction: { kind: 'amount', amount: '3.00', isPerItem: false },
  }),
  discount(5, 'Set', null, {
    kind: 'basic',
    minimum: { kind: 'quantity', quantity: 2 },
    items: OF('rain-shampoo', 'rain-mask'),
    reduction: percent(7.37),
  }),
];

const embedded = await openShops({ drafts: PLENTY });
const { api, checkout } = openEndpoint(embedded);
const anna = openVisitor(api);
beforeAll(async () => {
  await importDiscounts(embedded.platform.context, 'nl', discountsFile(DISCOUNTS, 'discounts'));
  await anna.post('register', ANNA);
});

const anyPurchase = fc.record({
  shampoos: fc.integer({ min: 0, max: 4 }),
  subscribed: fc.integer({ min: 0, max: 2 }),
  masks: fc.integer({ min: 0, max: 3 }),
  gifts: fc.integer({ min: 0, max: 3 }),
  cards: fc.integer({ min: 0, max: 2 }),
  codes: fc.subarray(['TEN', 'THREE']),
  giftCard: fc.option(fc.integer({ min: 1, max: 20_000 })),
  refund: fc.boolean(),
});

async function issueGiftCard(amountInMinorUnits: number): Promise<string> {
  const reply = await requestAdmin(
    embedded,
    'nl',
    'mutation ($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCardCode userErrors { message } } }',
    { input: { initialValue: (amountInMinorUnits / 100).toFixed(2) } },
  );
  const [, code] = /"giftCardCode":"([^"]+)"/.exec(reply) ?? [];
  if (code === undefined) throw new Error(reply);
  return code;
}

/** Adds what another app of the owner may: with these accounts this shop sells no subscription. */
async function subscribe(id: string, quantity: number): Promise<void> {
  const lines = [{ merchandiseId: SHAMPOO, quantity, sellingPlanId: MONTHLY }];
  const query =
    'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }';
  const reply = await requestStorefront(embedded, query, { id, lines });
  expect(reply).toMatchObject({ data: { cartLinesAdd: { cart: {} } } });
}

/** Amounts in a text, in minor units; what is free counts nothing. */
function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/(\u2212?)\u20ac[ \u00a0]?([\d.,]+\d)|Gratis/g)].map(
    ([, minus, amount]) => {
      const minorUnits = Number((amount ?? '0').replaceAll(/[.,]/g, ''));
      return minus === '\u2212' ? -minorUnits : minorUnits;
    },
  );
}

/** Rows in the order of the platform's pages, which have the delivery last. */
const amountsOf = (rows: readonly MoneyLine[]) =>
  rows
    .filter(({ kind }) => kind !== 'includedTax' && kind !== 'refunded')
    .map((row) => row.amountInMinorUnits);

async function readValue<Value>(outcome: Promise<AccountOutcome<Value>>): Promise<Value> {
  const known = await outcome;
  if (!known.ok) throw new Error(known.message);
  return known.value;
}

let ordered = 1000;

it('bag, thank-you page, letter, console, order page and invoice agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(anyPurchase, async ({ codes, giftCard, refund, ...wanted }) => {
      const lineItems = [
        { variantId: SHAMPOO, quantity: wanted.shampoos },
        { variantId: MASK, quantity: wanted.masks },
        { variantId: GIFT, quantity: wanted.gifts },
        { variantId: CARD, quantity: wanted.cards },
      ].filter(({ quantity }) => quantity > 0);
      fc.pre(lineItems.length > 0);
      const { id } = cartIn(await anna.post('../checkout/create', { lineItems }));
      if (wanted.subscribed > 0) await subscribe(id, wanted.subscribed);
      const cards = giftCard === null ? [] : [await issueGiftCard(giftCard)];
      const bag = await checkout('discount-codes', {
        id,
        locale: 'nl',
        discountCodes: [...codes, ...cards],
      });
      await embedded.accounts.whenIdle();
      const { thanksHtml } = await buy(embedded, bag.checkoutUrl, ANNA.email);
      ordered += 1;
      if (refund) await refundOne(ordered);
      const pages = pagesOf(embedded, anna);
      const order = await readValue(pages.order(ordered));
      const invoice = await readValue(pages.invoice(ordered));

      // The delivery is known at the checkout; all rows before it are the bag's.
      const rows = order?.money ?? [];
      const inBag = cartMoneyLines(bag).filter(({ kind }) => kind !== 'giftCard' && kind !== 'due');
      expect(amountsOf(inBag).slice(0, -1)).toEqual(
        amountsOf(rows).slice(
          0,
          rows.findIndex(({ kind }) => kind === 'shipping'),
        ),
      );
      const [, totals = ''] = /<dl class="totals number">(.*?)<\/dl>/s.exec(thanksHtml) ?? [];
      const shown = amountsIn(totals.slice(0, totals.lastIndexOf('stone small')));
      expect(shown).toEqual(amountsOf(rows));
      const prices = (order?.lines ?? []).map(({ price, isGivenAway }) =>
        isGivenAway ? 0 : price.amountInMinorUnits,
      );
      expect(amountsIn(await letterOf(ordered))).toEqual([...prices, ...amountsOf(rows)]);
      expect(await consoleOf(ordered)).toEqual(amountsOf(rows).slice(0, inBag.length + 1));
      expect(invoice?.order).toEqual(order);
      expect(invoice?.sellsGiftCards).toBe(wanted.cards > 0);
      const total = order?.total.amountInMinorUnits ?? 0;
      // Gift cards bear no VAT.
      const taxed = total - wanted.cards * 2500;
      const [tax = 0] = rows.flatMap((row) =>
        row.kind === 'includedTax' ? [row.amountInMinorUnits] : [],
      );
      if (!refund) expect(tax).toBe(Math.round((taxed * 21) / 121));
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('invoices that are asked for at once are numbered without gaps, each once', async () => {
  const numbers: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    const { checkoutUrl } = await createCart(anna);
    await embedded.accounts.whenIdle();
    await buy(embedded, checkoutUrl, ANNA.email);
    ordered += 1;
    numbers.push(ordered);
  }
  const issueOf = async (number: number) => {
    const invoice = await readValue(pagesOf(embedded, anna).invoice(number));
    return Number(invoice?.issue?.number.replace('NL-', ''));
  };
  const issued = await Promise.all([...numbers, ...numbers].map(issueOf));
  expect(issued.slice(0, 6)).toEqual(issued.slice(6));
  const [first = Number.NaN] = issued.toSorted((a, b) => a - b);
  expect(new Set(issued)).toEqual(new Set(numbers.map((_, place) => first + place)));
  expect(first).toBe(numbers[0] === undefined ? Number.NaN : numbers[0] - 1000);
});

/** Gives one unit of an order's first line back. */
async function refundOne(number: number): Promise<void> {
  const query =
    'query ($query: String) { orders(first: 1, query: $query) { nodes { id lineItems(first: 1) { nodes { id } } } } }';
  const found = await requestAdmin(embedded, 'nl', query, { query: `name:${number}` });
  const [orderId] = /gid:\/\/shopify\/Order\/\d+/.exec(found) ?? [];
  const [lineItemId] = /gid:\/\/shopify\/LineItem\/\d+/.exec(found) ?? [];
  const refunded = await requestAdmin(
    embedded,
    'nl',
    'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }',
    {
      input: {
        orderId,
        refundLineItems: [{ lineItemId, quantity: 1, restockType: 'CANCEL' }],
        transactions: [],
      },
    },
  );
  if (!refunded.includes('"userErrors":[]')) throw new Error(refunded);
}

async function letterOf(number: number): Promise<string> {
  const letters = await lettersTo(embedded.platform, ANNA.email);
  // Letters about gift cards name the order in their text alone.
  const text = letters.find((letter) => letter.split('\n')[0]?.includes(`#${number}`)) ?? '';
  return text.slice(0, text.indexOf('Inclusief'));
}

/** Amounts of an order in the console, as far as they are the same there: up to the total. */
async function consoleOf(number: number): Promise<readonly number[]> {
  const address = `http://localhost:4010/console/nl/orders/${number}`;
  const html = await (await embedded.platform.fetch(new Request(address))).text();
  const [, money = ''] = /id="money-heading">(.*?)Tax in it/s.exec(html) ?? [];
  return amountsIn(money);
}
