import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { discountsFile, importDiscounts } from '@lokke/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Endpoint, openEndpoint } from '../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const SHAMPOO = 'gid://shopify/ProductVariant/1';
const LINE = [{ variantId: SHAMPOO, quantity: 1 }];
const HOUR_IN_MS = 3_600_000;

let embedded: EmbeddedShops;
let endpoint: Endpoint;
let timeInMs = 0;
beforeEach(async () => {
  timeInMs = 0;
  embedded = await openEmbeddedShops();
  endpoint = openEndpoint(embedded, { newCartsPerHour: 3, now: () => timeInMs });
});
afterEach(() => embedded[Symbol.dispose]());

async function send(name: string, body: object, address?: string) {
  const response = await endpoint.post(name, { locale: 'nl', ...body }, address);
  const reply = await response.json();
  return { status: response.status, reply, retryAfter: response.headers.get('retry-after') };
}

const refusal = (code: ApiErrorCode) => ({
  status: API_ERRORS[code].status,
  reply: { error: API_ERRORS[code].message },
});

/** Lines of some kilobytes each; the number keeps them from merging. */
const heavyLines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    variantId: SHAMPOO,
    quantity: 1,
    attributes: Array.from({ length: 25 }, (_unused, at) => ({
      key: `${from + index}-${at}`,
      value: 'x'.repeat(450),
    })),
  }));

async function createCart(lineItems: readonly object[] = LINE) {
  const { id, lines } = await endpoint.checkout('create', { lineItems });
  return { id, lineId: lines.edges[0]?.node.id ?? '' };
}

describe('a cart', () => {
  it('that was made, and whose answer was lost, is found by the wish that made it', async () => {
    const make = async (wish: string, lineItems: readonly object[] = LINE) => {
      const { reply } = await send('create', { lineItems, wish });
      return reply.data.id;
    };
    const wish = 'a'.repeat(32);
    const made = await make(wish);
    expect(await make(wish)).toBe(made);
    expect(await make('b'.repeat(32))).not.toBe(made);
  });

  it('takes no more than its limit, by adding or replacing, and can still be emptied', async () => {
    const { id, lineId } = await createCart(heavyLines(18));
    const full = refusal('cartTooLarge');
    const added = { checkoutId: id, lineItems: heavyLines(5, 100) };
    expect(await send('add-items', added)).toMatchObject(full);
    expect((await send('add-items', { ...added, lineItems: heavyLines(1, 100) })).status).toBe(200);
    const [heavy] = heavyLines(1, 200);
    const replaced = { checkoutId: id, lineItems: [{ ...heavy, id: lineId, quantity: 2 }] };
    expect((await send('replace-items', replaced)).status).toBe(200);
    const emptied = { checkoutId: id, lineItemIds: [lineId] };
    expect((await send('remove-items', emptied)).status).toBe(200);
  });

  it('is looked at first only where the new lines could fill it', async () => {
    const { id } = await createCart();
    const before = embedded.requestCount();
    await send('add-items', { checkoutId: id, lineItems: LINE });
    expect(embedded.requestCount() - before).toBe(1);
  });
});

describe('new carts', () => {
  it('are made so many an hour for one network, and others are not bound by it', async () => {
    const create = (address: string) => send('create', { lineItems: LINE }, address);
    for (let count = 0; count < 3; count += 1) {
      expect((await create(`2001:db8:1:2::${count}`)).status).toBe(200);
    }
    expect(await create('2001:db8:1:2::9')).toMatchObject({
      ...refusal('tooManyCarts'),
      retryAfter: '3600',
    });
    expect((await create('2001:db8:1:100::9')).status).toBe(200);
    timeInMs += HOUR_IN_MS;
    expect((await create('2001:db8:1:2::9')).status).toBe(200);
  });

  it('that are refused are not counted', async () => {
    const unknown = [{ variantId: 'gid://shopify/ProductVariant/999', quantity: 1 }];
    for (let count = 0; count < 4; count += 1) {
      expect(await send('create', { lineItems: unknown })).toMatchObject(refusal('unknownVariant'));
    }
  });
});

describe('discount codes', () => {
  const QUARTER_IN_MS = HOUR_IN_MS / 4;

  beforeEach(async () => {
    const fiveOff = {
      title: 'Five off',
      code: 'FIVE',
      startsAt: '2026-01-01T00:00:00Z',
      terms: {
        kind: 'basic',
        items: { kind: 'all' },
        reduction: { kind: 'amount', amount: '5.00' },
      },
    };
    await importDiscounts(embedded.platform.context, 'nl', discountsFile(fiveOff, ''));
  });

  const setCodes = (id: string, discountCodes: readonly string[], address?: string) =>
    send('discount-codes', { id, discountCodes }, address);

  it('that are wrong can be tried ten times on a cart, from wherever', async () => {
    const { id } = await createCart();
    for (let count = 0; count < 10; count += 1) {
      expect((await setCodes(id, [`GUESS${count}`], `198.51.100.${count}`)).status).toBe(200);
    }
    for (const guess of ['GUESS11', 'FIVE']) {
      expect(await setCodes(`${id}&more=1`, [guess], '198.51.100.99')).toMatchObject({
        ...refusal('tooManyCodes'),
        retryAfter: '900',
      });
    }
    expect((await setCodes((await createCart()).id, ['FIVE'])).status).toBe(200);
    timeInMs += QUARTER_IN_MS;
    expect((await setCodes(id, ['FIVE'])).status).toBe(200);
  });

  it('that are wrong can be tried thirty times from a network, on however many carts', async () => {
    const carts = [await createCart(), await createCart(), await createCart()];
    for (const { id } of carts) {
      const guesses = Array.from({ length: 10 }, (_, index) => `GUESS${index}`);
      expect((await setCodes(id, guesses)).status).toBe(200);
    }
    const { id } = await endpoint.checkout('create', { lineItems: LINE }, '198.51.100.2');
    expect(await setCodes(id, ['FIVE'])).toMatchObject(refusal('tooManyCodes'));
    expect((await setCodes(id, ['FIVE'], '198.51.100.2')).status).toBe(200);
  });

  it('that are wrong count each, also in one call or at once', async () => {
    const { id } = await createCart();
    const guesses = Array.from({ length: 20 }, (_, index) => `GUESS${index}`);
    const sent = await Promise.all([1, 2, 3].map(() => setCodes(id, guesses)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect((await setCodes(id, ['FIVE'])).status).toBe(429);
  });

  it('that are right are never counted, however many at once', async () => {
    const { id } = await createCart();
    for (let count = 0; count < 40; count += 1) {
      const { reply } = await setCodes(id, ['FIVE', 'five', 'Five']);
      expect(reply.data.discountCodes).toEqual([{ code: 'FIVE', applicable: true }]);
    }
  });

  it('that the cart has may stay and go after too many wrong ones', async () => {
    const { id } = await createCart();
    await setCodes(id, ['FIVE', ...Array.from({ length: 10 }, (_, index) => `GUESS${index}`)]);
    expect((await setCodes(id, ['NEW'])).status).toBe(429);
    const kept = await setCodes(id, ['FIVE']);
    expect(kept.reply.data.discountCodes).toEqual([{ code: 'FIVE', applicable: true }]);
    expect((await setCodes(id, [])).reply.data.discountCodes).toEqual([]);
  });
});
