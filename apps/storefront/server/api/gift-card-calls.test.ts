import { afterEach, describe, expect, it } from 'vitest';
import { requestAdmin } from '../../testing/account-visitor.ts';
import { type Endpoint, openEndpoint } from '../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const LINE = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }];
const ISSUE = `mutation ($input: GiftCardCreateInput!) { giftCardCreate(input: $input) {
  giftCard { id } userErrors { message } } }`;

let embedded: EmbeddedShops;
let endpoint: Endpoint;
afterEach(() => embedded[Symbol.dispose]());

/** A shop of one version, with gift cards of five and of ten euros, and a cart; answers with the cart's id. */
async function open(version: string): Promise<string> {
  embedded = await openEmbeddedShops({ environment: { SHOPIFY_NL_API_VERSION: version } });
  endpoint = openEndpoint(embedded, { now: () => 0 });
  for (const [code, initialValue] of [
    ['FIVE-EUROS', '5.00'],
    ['TENEUROS10', '10.00'],
  ]) {
    const issued = await requestAdmin(embedded, 'nl', ISSUE, { input: { code, initialValue } });
    expect(issued).toContain('gid://');
  }
  return (await endpoint.checkout('create', { lineItems: LINE })).id;
}

async function send(id: string, discountCodes: readonly string[], more: object = {}) {
  const response = await endpoint.post('discount-codes', {
    locale: 'nl',
    id,
    discountCodes,
    ...more,
  });
  const { data } = await response.json();
  return { status: response.status, data };
}

const ends = (cards: readonly { readonly lastCharacters: string }[] | undefined) =>
  cards?.map(({ lastCharacters }) => lastCharacters);

describe('a gift card in the field of discount codes', () => {
  it.each(['2024-10', '2025-04', '2025-07', '2025-10', '2026-10'])(
    'of a shop of %s pays, is no code any more, and can be taken off',
    async (version) => {
      const id = await open(version);
      const { data: before } = await send(id, []);
      const { data } = await send(id, ['five-euros']);
      expect(Number(data.cost.totalAmount.amount)).toBe(Number(before.cost.totalAmount.amount));
      expect(data).toMatchObject({
        discountCodes: [],
        giftCards: [{ lastCharacters: 'uros', amountUsed: { amount: '5.0', currencyCode: 'EUR' } }],
      });
      const removed = await send(id, [], { removedGiftCards: [data.giftCards[0].id] });
      expect(removed).toMatchObject({ status: 200, data: { giftCards: [], discountCodes: [] } });
    },
  );

  it.each([
    ['2025-04', ['os10']],
    ['2025-10', ['uros', 'os10']],
  ])('of a shop of %s leaves %j of two', async (version, expected) => {
    const id = await open(version);
    await send(id, ['FIVEEUROS']);
    expect(ends((await send(id, ['TENEUROS10'])).data.giftCards)).toEqual(expected);
  });

  it.each(['2024-01', '2024-04'])('is a wrong code for a shop of %s', async (version) => {
    const id = await open(version);
    const { data } = await send(id, ['FIVEEUROS']);
    expect(data.discountCodes).toEqual([{ code: 'FIVEEUROS', applicable: false }]);
    expect(data.giftCards).toBeUndefined();
  });

  it('that nobody has is a wrong code, with what the shop remarks about it', async () => {
    const id = await open('2026-10');
    const { data } = await send(id, ['NOBODYHASIT']);
    expect(data).toMatchObject({
      discountCodes: [{ code: 'NOBODYHASIT', applicable: false }],
      giftCards: [],
      warnings: [{ code: 'DISCOUNT_NOT_FOUND' }],
    });
  });

  it('is guessed ten times for a cart, as discount codes are; one that pays is not counted', async () => {
    const id = await open('2026-10');
    for (let count = 0; count < 9; count += 1) await send(id, [`NOBODYHAS${count}`]);
    expect(ends((await send(id, ['FIVEEUROS'])).data.giftCards)).toEqual(['uros']);
    await send(id, ['NOBODYHAS9']);
    expect((await send(id, ['TENEUROS10'])).status).toBe(429);
    expect((await send(id, [])).data.discountCodes).toEqual([]);
  });
});
