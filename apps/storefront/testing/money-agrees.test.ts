import type { AccountOutcome, Invoice, Order } from '@lokke/contract/ports';
import { cartMoneyLines, type MoneyLine } from '@lokke/domain/money-lines';
import { importDiscounts } from '@lokke/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openVisitor, pagesOf, requestAdmin, requestStorefront } from './account-visitor.ts';
import { buy, fulfil, refundOne } from './buy.ts';
import { cartIn, openEndpoint } from './call-endpoint.ts';
import { ANNA } from './customer-fixture.ts';
import { CARD, DISCOUNTS, GIFT, MASK, MONTHLY, PLENTY, SHAMPOO } from './discounted-shop.ts';
import { lettersTo } from './letters-to.ts';
import { openShops } from './open-for-tests.ts';

/** Passes between purchases, so that no limit of codes tried is reached. */
const PAUSE_IN_MS = 600_000;
let passedInMs = 0;
const now = () => passedInMs;
const taxes = [{ percent: 9, productTypes: [], collections: [], products: ['rain-mask'] }];
const embedded = await openShops({
  drafts: { ...PLENTY, shipping: { methods: [], orderBefore: null, taxes } },
  now,
  // The first version whose bags take gift cards.
  environment: { SHOPIFY_NL_API_VERSION: '2025-01' },
});
const { api, checkout } = openEndpoint(embedded, { now });
const anna = openVisitor(api);
await importDiscounts(embedded.platform.context, 'nl', DISCOUNTS);
await anna.post('register', ANNA);

const anyPurchase = fc.record({
  shampoos: fc.integer({ min: 0, max: 4 }),
  subscribed: fc.integer({ min: 0, max: 2 }),
  masks: fc.integer({ min: 0, max: 3 }),
  gifts: fc.integer({ min: 0, max: 3 }),
  cards: fc.integer({ min: 0, max: 2 }),
  codes: fc.subarray(['TEN', 'THREE']),
  giftCard: fc.option(fc.integer({ min: 1, max: 20_000 })),
  refund: fc.option(fc.integer({ min: 1, max: 5_000 })),
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

/** Adds up net and tax by rate; no number while a net is not told, or where its tax is not that of the rate. */
const grossOf = (told: Invoice['taxes']) =>
  told.reduce((sum, { ratePercent, amount: { amountInMinorUnits: tax }, taxable }) => {
    const net = taxable?.amountInMinorUnits ?? Number.NaN;
    return Math.abs(tax - (net * (ratePercent ?? 0)) / 100) < 1.21 ? sum + net + tax : Number.NaN;
  }, 0);

const invoiceOf = (number: number) => readValue(pagesOf(embedded, anna).invoice(number));

let ordered = 1000;

async function orders(...variantIds: readonly (string | undefined)[]): Promise<number> {
  const lineItems = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
  const { checkoutUrl } = cartIn(await anna.post('../checkout/create', { lineItems }));
  await embedded.accounts.whenIdle();
  await buy(embedded, checkoutUrl, ANNA.email);
  ordered += 1;
  return ordered;
}

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
      passedInMs += PAUSE_IN_MS;
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
      const pages = pagesOf(embedded, anna);
      const paid = dueOf(await readValue(pages.order(ordered)));
      const back = refund === null ? null : Math.min(refund, paid);
      if (back !== null) await refundOne(embedded, ordered, back);
      const order = await readValue(pages.order(ordered));
      const invoice = await invoiceOf(ordered);

      // The delivery is known at the checkout; all rows before it are the bag's.
      const rows = order?.money ?? [];
      const inBag = cartMoneyLines(bag).filter(({ kind }) => kind !== 'giftCard' && kind !== 'due');
      const end = rows.findIndex(({ kind }) => kind === 'shipping' || kind === 'total');
      expect(amountsOf(inBag).slice(0, -1)).toEqual(amountsOf(rows).slice(0, end));
      const [, totals = ''] = /<dl class="totals number">(.*?)<\/dl>/s.exec(thanksHtml) ?? [];
      expect(totals).not.toContain('<dd></dd>');
      expect(amountsIn(totals.replace(/<dd class.*?<\/dd>/s, ''))).toEqual(amountsOf(rows));
      const prices = (order?.lines ?? []).map(({ price, isGivenAway }) =>
        isGivenAway ? 0 : price.amountInMinorUnits,
      );
      expect(amountsIn(await letterOf(ordered))).toEqual([...prices, ...amountsOf(rows)]);
      const plans = (order?.lines ?? []).flatMap(({ sellingPlan }) => sellingPlan ?? []);
      expect(plans).toEqual(wanted.subscribed > 0 ? [{ id: MONTHLY, name: 'Every month' }] : []);
      const total = order?.total.amountInMinorUnits ?? 0;
      const { sums, refunds } = await consoleOf(ordered);
      const atTotal = rows.findIndex(({ kind }) => kind === 'total');
      expect(sums).toEqual(amountsOf(rows.slice(0, atTotal + 1)));
      const given = back === null || back === 0 ? [] : [back];
      const amountsAs = (kind: MoneyLine['kind']) =>
        rows.filter((row) => row.kind === kind).map((row) => row.amountInMinorUnits);
      expect(amountsAs('refunded')).toEqual(given);
      expect(order?.refunded?.amountInMinorUnits ?? 0).toBe(back ?? 0);
      expect(amountsIn(await letterOf(ordered, 'Terugbetaling'))).toEqual(given);
      expect(refunds).toEqual(back === null ? [] : [back]);
      expect(order).toMatchObject(invoice?.order ?? {});
      expect(amountsAs('giftCard').length > 0).toBe(giftCard !== null && paid < total);
      expect(invoice?.sellsGiftCards).toBe(wanted.cards > 0);
      // Gift cards bear no VAT.
      const taxed = total - wanted.cards * 2500;
      const [tax = 0] = amountsAs('includedTax');
      const told = invoice?.taxes ?? [];
      const byRate = told.map(({ amount }) => amount.amountInMinorUnits);
      if (back === null) expect(byRate.reduce((sum, one) => sum + one, 0)).toBe(tax);
      const needsNets = told.length > 1 || (told.length > 0 && wanted.cards > 0);
      if (needsNets) expect(grossOf(told)).toBe(given.length === 0 ? taxed : Number.NaN);
      if (wanted.masks === 0 && back === null) expect(tax).toBe(Math.round((taxed * 21) / 121));
    }),
    { numRuns: 40 },
  );
}, 120_000);

it('a copy of one’s data tells of the same amounts as the pages of the orders', async () => {
  const pages = pagesOf(embedded, anna);
  const { orders } = await readValue(pages.ownData());
  const paidByCard = orders.filter(({ money }) => money.some(({ kind }) => kind === 'giftCard'));
  expect(paidByCard.length).toBeGreaterThan(0);
  for (const { orderNumber, money } of [...paidByCard.slice(0, 3), ...orders.slice(0, 3)]) {
    expect((await readValue(pages.order(orderNumber)))?.money).toEqual(money);
  }
});

it('invoices that are asked for at once are numbered without gaps, each once', async () => {
  const numbers: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    numbers.push(await orders(SHAMPOO));
  }
  const issueOf = async (number: number) =>
    Number((await invoiceOf(number))?.issue?.number.replace('NL-', ''));
  const issued = await Promise.all([...numbers, ...numbers].map(issueOf));
  expect(issued.slice(0, 6)).toEqual(issued.slice(6));
  const [first = Number.NaN] = issued.toSorted((a, b) => a - b);
  expect(new Set(issued)).toEqual(new Set(numbers.map((_, place) => first + place)));
  expect(first).toBe(numbers[0] === undefined ? Number.NaN : numbers[0] - 1000);
});

it('an invoice names the day of supply once all of its order has left', async () => {
  await orders(SHAMPOO, MASK);
  const suppliedAt = async () => (await invoiceOf(ordered))?.suppliedAt;
  expect(await suppliedAt()).toBeNull();
  await fulfil(embedded, ordered, { isOneUnit: true });
  expect(await suppliedAt()).toBeNull();
  await fulfil(embedded, ordered);
  expect(await suppliedAt()).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it('a gift card keeps nothing of an order from being sent', async () => {
  await orders(CARD, SHAMPOO);
  await fulfil(embedded, ordered, { isOneUnit: true });
  const order = await readValue(pagesOf(embedded, anna).order(ordered));
  expect(order).toMatchObject({
    fulfillmentStatus: 'FULFILLED',
    lines: [{ isSent: true }, { isSent: false }],
    isWithdrawable: true,
  });
});

it('an invoice names no net while the rates of its lines cannot be read', async () => {
  const number = await orders(SHAMPOO, MASK);
  embedded.answerTo(/OrderRates/, () => new Response(null, { status: 500 }));
  const invoice = await invoiceOf(number);
  expect(invoice?.taxes.map(({ taxable }) => taxable)).toEqual([null, null]);
});

/** Amount that was paid by the test card. */
function dueOf(order: Order | null): number {
  const rows = order?.money ?? [];
  const due = rows.find(({ kind }) => kind === 'due') ?? rows.find(({ kind }) => kind === 'total');
  return due?.amountInMinorUnits ?? 0;
}

/** Amounts of an order's letter whose subject begins so. */
async function letterOf(number: number, subject = 'Je '): Promise<string> {
  const letters = await lettersTo(embedded.platform, ANNA.email);
  // Letters about gift cards name the order in their text alone.
  const about = letters.filter((letter) => letter.split('\n')[0]?.includes(`#${number}`));
  const text = about.find((letter) => letter.startsWith(subject)) ?? '';
  return text.includes('Inclusief') ? text.slice(0, text.indexOf('Inclusief')) : text;
}

/** Amounts of an order in the console: as far as they are the same there, up to the total, and of its refunds. */
async function consoleOf(number: number) {
  const address = `http://localhost:4010/console/nl/orders/${number}`;
  const html = await (await embedded.platform.fetch(address)).text();
  const [, money = ''] = /id="money-heading">(.*?)Tax in it/s.exec(html) ?? [];
  const [, refunds = ''] = /<dt>Refunded<\/dt>(.*?)<\/dl>/s.exec(html) ?? [];
  return { sums: amountsIn(money), refunds: amountsIn(refunds) };
}
