import { describe, expect, test, vi } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { goToPayment, pay, withLocale } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

const READ_CART = 'query R($id: ID!) { cart(id: $id) { id } }';

describe('the way from a bag to an order', () => {
  test('ends on a thank-you page, with stock taken, a mail sent and the cart gone', async () => {
    const { platform, shopper, variants, buyer, fillCart, stockOf } = await openCheckoutShop();
    const cart = await fillCart(2, { attributes: [{ key: 'salon', value: '12' }] });
    const payment = await goToPayment(buyer, withLocale(cart.checkoutUrl, 'nl'));
    expect(payment.html).toContain('Betaal €\u00a029,95');
    expect(payment.html).toContain('Kamstraat 7, 1012 AB Amsterdam');
    const thanks = await pay(buyer, payment);
    expect(thanks).toMatchObject({ status: 200 });
    expect(thanks.html).toContain('Bestelling #1001');
    expect(thanks.html).toContain('href="http://localhost:3000/nl/"');

    expect(await shopper.request(READ_CART, { id: cart.id })).toMatchObject({
      data: { cart: null },
    });
    expect(await stockOf(variants.shampoo)).toBe(98);
    const [order] = listOrders(platform.context.store.read, 'nl', { limit: 10 });
    expect(order).toMatchObject({
      number: 1001,
      email: 'ada@example.test',
      placedAt: '2026-03-01T10:00:00Z',
      totalInMinorUnits: 2995,
      contents: {
        taxInMinorUnits: 520,
        attributes: [{ key: 'salon', value: '12' }],
        payment: { cardLastFour: '4242' },
        lines: [{ sku: 'RAIN-250', quantity: 2, unitPriceInMinorUnits: 1250 }],
      },
    });
    const [mail] = listMails(platform.context.store.read, {
      to: 'ADA@example.test',
      shop: null,
      limit: 10,
    });
    expect(mail).toMatchObject({
      shop: 'nl',
      subject: 'Je LOKKE-bestelling #1001',
      language: 'nl',
    });
    expect(mail?.text).toContain(thanks.url);
    expect(await buyer.open(thanks.url)).toMatchObject({ status: 200 });
  });

  test('leads a completed cart to its order instead of paying twice', async () => {
    const { platform, buyer, fillCart } = await openCheckoutShop();
    const cart = await fillCart();
    const payment = await goToPayment(buyer, cart.checkoutUrl);
    const first = await pay(buyer, payment);
    const second = await pay(buyer, payment);
    expect(second.url).toBe(first.url);
    expect((await buyer.open(cart.checkoutUrl)).url).toBe(first.url);
    expect(listOrders(platform.context.store.read, null, { limit: 10 })).toHaveLength(1);
  });

  test('forgets what was typed once the order holds it', async () => {
    const { platform, buyer, fillCart } = await openCheckoutShop();
    const cart = await fillCart();
    const readDraft = () =>
      JSON.stringify(platform.context.store.read.prepare('SELECT * FROM checkout_drafts').all());
    const payment = await goToPayment(buyer, cart.checkoutUrl);
    expect(readDraft()).toContain('Kamstraat 7');
    await pay(buyer, payment);
    expect(readDraft()).toBe('[]');
  });

  test('lands whole or not at all: a mail that cannot be kept undoes the order', async () => {
    const { platform, shopper, variants, buyer, fillCart, stockOf } = await openCheckoutShop();
    const cart = await fillCart();
    const payment = await goToPayment(buyer, cart.checkoutUrl);
    await platform.context.store.write((sql) => sql.prepare('DROP TABLE mails').run());
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await pay(buyer, payment);
    expect(log).toHaveBeenCalledOnce();
    expect(failed).toMatchObject({ status: 500 });
    expect(failed.html).toContain('Er is niets besteld of afgeschreven');
    expect(failed.html).not.toContain('mails');
    expect(listOrders(platform.context.store.read, null, { limit: 10 })).toEqual([]);
    expect(await stockOf(variants.shampoo)).toBe(100);
    expect(await shopper.request(READ_CART, { id: cart.id })).toMatchObject({
      data: { cart: { id: cart.id } },
    });
  });

  test('counts orders from 1001 in each shop', async () => {
    const { buy, fillCart } = await openCheckoutShop('ie');
    for (const name of ['#1001', '#1002']) {
      const thanks = await buy(await fillCart(), { zip: '', region: 'D', city: 'Dublin' });
      expect(thanks.html).toContain(`Order ${name}`);
    }
  });
});
