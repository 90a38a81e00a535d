import { expect, it } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { readCatalogue, saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { importDiscounts } from '../../src/shopify/discounts/index.ts';
import { ALONE, basic, discount } from '../../src/shopify/discounts/testing/builders.ts';
import { listGiftCards } from '../../src/shopify/gift-cards/index.ts';
import { currentSums } from '../../src/shopify/orders/changes/order-state.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { lineShares } from '../../src/shopify/orders/line-shares.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';

const HALF = discount({
  combinesWith: ALONE,
  terms: basic({ reduction: { kind: 'percentage', percentage: 50 } }),
});

/** A shop that sells cards of 25 euros, and everything at half its price. */
async function openShop() {
  const shop = await openCheckoutShop();
  const { context } = shop.platform;
  const card = variantDraft({ priceInMinorUnits: 2500, tracksInventory: false });
  const draft = productDraft({ handle: 'card', title: 'Card', isGiftCard: true, variants: [card] });
  await saveCatalogue(context, 'nl', { products: [draft] });
  await importDiscounts(context, 'nl', [{ id: null, draft: HALF }]);
  const merchandiseId =
    readCatalogue(context.store, 'nl').productByHandle.get('card')?.variants[0]?.id ?? '';
  return { ...shop, merchandiseId };
}

it('a gift card is bought at its price, without delivery, and comes by a letter of its own', async () => {
  const shop = await openShop();
  const cart = await shop.createCart([{ merchandiseId: shop.merchandiseId, quantity: 2 }]);
  const details = await shop.buyer.open(cart.checkoutUrl);
  expect(details.html).not.toMatch(/bezorg/i);
  const thanks = await shop.buy(cart);
  expect(thanks.html.replace(/\s/g, ' ')).toContain('€ 50,00');
  expect(thanks.html).toContain('<dt>E-mail</dt><dd>zodra je betaald hebt</dd>');
  expect(thanks.html).not.toMatch(/bezorg|werkdag|Inclusief/i);
  expect(thanks.html).toContain('Op een cadeaubon rekenen we geen btw');
  const { store } = shop.platform.context;
  const cards = listGiftCards(store.read, 'nl');
  expect(cards.map(({ balanceInMinorUnits }) => balanceInMinorUnits)).toEqual([2500, 2500]);
  const letters = listMails(store.read, { to: null, shop: 'nl', limit: 10 });
  const codes = letters.flatMap(
    ({ text }) => /\b(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}\b/.exec(text) ?? [],
  );
  expect(new Set(codes).size).toBe(2);
  for (const code of codes) {
    const letter = letters.find(({ text }) => text.includes(code));
    expect(letter?.subject).toBe('Je cadeaubon van €\u00a025,00');
    // Shops of earlier versions take no card in the bag.
    expect(letter?.text).toContain(
      `cadeaubon van bestelling #1001. Vul de code in bij het afrekenen; wat over is, blijft erop staan. Wie de code heeft, kan ermee betalen.\n\n${code}\n`,
    );
  }
  const untrue = /We bezorgen bij|werkdag|pakten|Inclusief/;
  expect(letters.filter(({ text }) => untrue.test(text))).toEqual([]);
  expect(codes.map((code) => code.slice(-4).toLowerCase()).toSorted()).toEqual(
    cards.map(({ lastCharacters }) => lastCharacters).toSorted(),
  );
});

it('goods beside it are sent, and cost less', async () => {
  const shop = await openShop();
  const cart = await shop.createCart([
    { merchandiseId: shop.merchandiseId, quantity: 1 },
    { merchandiseId: shop.variants.shampoo, quantity: 1 },
  ]);
  const thanks = (await shop.buy(cart)).html.replace(/\s/g, ' ');
  // 25.00 for the card, 6.25 for the shampoo, 4.95 to send it.
  expect(thanks.match(/€ \d+,\d\d/g)).toContain('€ 36,20');
  const [order] = listOrders(shop.platform.context.store.read, 'nl', { limit: 1 });
  // 21 % in the 11.20 of shampoo and delivery.
  expect(order?.contents.taxInMinorUnits).toBe(194);
  const taxAfter = (lineId: string | undefined, subtotalInMinorUnits: number) => {
    const line = { id: 1, lineId: lineId ?? '', quantity: 1, restockType: 'NO_RESTOCK' } as const;
    const refund = { id: 1, orderId: 1, createdAt: '', note: null, shippingInMinorUnits: 0 };
    const lines = [{ ...line, subtotalInMinorUnits }];
    const refunds = [{ ...refund, amountInMinorUnits: subtotalInMinorUnits, lines }];
    return (
      order && currentSums(order, { fulfillments: [], refunds, cancellation: null }).taxInMinorUnits
    );
  };
  const [card, shampoo] =
    order?.contents.lines.toSorted((a, b) => b.unitPriceInMinorUnits - a.unitPriceInMinorUnits) ??
    [];
  expect(taxAfter(card?.id, 2500)).toBe(194);
  expect(taxAfter(shampoo?.id, 625)).toBe(86);
  const byLine = order === undefined ? null : lineShares(order.contents);
  expect(byLine?.get(card?.id ?? '')).toMatchObject({ paidInMinorUnits: 2500, shares: [] });
  expect(byLine?.get(shampoo?.id ?? '')).toMatchObject({
    paidInMinorUnits: 625,
    shares: [{ amountInMinorUnits: 625 }],
  });
});
