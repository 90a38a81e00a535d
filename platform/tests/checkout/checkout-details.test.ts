import { describe, expect, test } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { openDemoShop } from '../discounts/demo-shop.ts';
import { buyerAt, DUTCH_DETAILS, expectedDue, goToPayment, pay, withLocale } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

async function openCart(quantity = 1) {
  const shop = await openCheckoutShop();
  const cart = await shop.fillCart(quantity);
  return { shop, buyer: shop.buyer, checkoutUrl: withLocale(cart.checkoutUrl, 'en') };
}

describe('the details page', () => {
  test('holds the totals of both ways of delivery; the style sheet shows the chosen one’s', async () => {
    const { buyer, checkoutUrl } = await openCart();
    const { html } = await buyer.open(checkoutUrl);
    expect(html).toContain('<span data-with="1">€17.45</span>');
    expect(html).toContain('<span data-with="2">€22.45</span>');
    const express = await goToPayment(buyer, checkoutUrl, {
      ...DUTCH_DETAILS,
      delivery: 'express',
    });
    expect(expectedDue(express)).toBe('2245');
  });

  test('says that delivery is free instead of an amount of nothing, on pages and in the letter', async () => {
    // Four at 12.50 are the 50.00 from which it is free.
    const { shop, buyer, checkoutUrl } = await openCart(4);
    const payment = await goToPayment(buyer, checkoutUrl);
    expect(payment.html).toContain('<dt>Delivery</dt><dd>Free</dd>');
    expect(payment.html).toContain('Standard, Tue 3 or Wed 4 Mar, Free</dd>');
    expect(payment.html).not.toContain('€0.00');
    const thanks = await pay(buyer, payment);
    expect(thanks.html).toContain('<dt>Delivery</dt><dd>Free</dd>');
    const [mail] = listMails(shop.platform.context.store.read, { to: null, shop: 'nl', limit: 1 });
    expect(mail?.text).toContain('Delivery, Standard: Free');
  });

  test('keeps what was typed when another button is pressed', async () => {
    const { buyer, checkoutUrl } = await openCart();
    const form = { ...DUTCH_DETAILS, zip: '12', do: 'code', code: 'NOTHING' };
    const page = await buyer.submit({ url: checkoutUrl }, form);
    expect(page.html).toContain('NOTHING does not apply to this bag.');
    expect(page.html).toContain('value="Kamstraat 7"');
    // The button of the form was not pressed, so nothing is said of the postcode yet.
    expect(page.html).not.toContain('It looks like 1012 AB.');
  });

  test('bills to another address', async () => {
    const { shop, buyer, checkoutUrl } = await openCart();
    const address = { firstName: 'Kam', lastName: 'BV', address1: 'Markt 1', zip: '9711LM' };
    const billed = Object.entries({ ...address, city: 'Groningen' });
    const form = Object.fromEntries(billed.map(([name, value]) => [`billing-${name}`, value]));
    const details = { ...DUTCH_DETAILS, billing: 'other', ...form };
    const thanks = await pay(buyer, await goToPayment(buyer, checkoutUrl, details));
    expect(thanks.html).toContain('Billing address');
    const [order] = listOrders(shop.platform.context.store.read, 'nl', { limit: 1 });
    expect(order?.contents.billingAddress).toMatchObject({ city: 'Groningen', zip: '9711 LM' });
    expect(order?.contents.address.city).toBe('Amsterdam');
    // A client that keeps objects by their ids takes neither for the other.
    const ids = 'shippingAddress { id city } billingAddress { id city }';
    const node = await shop.shopper.send<Record<string, { id: string }>>(
      `query ($id: ID!) { node(id: $id) { ... on Order { ${ids} } } }`,
      { id: `gid://shopify/Order/${order?.id}?key=${order?.token}` },
    );
    expect(node['billingAddress']).toMatchObject({ city: 'Groningen' });
    expect(node['billingAddress']?.id).not.toBe(node['shippingAddress']?.id);
  });
});

describe('a code', () => {
  const CARE = [{ handle: 'rain-shampoo', quantity: 1 }];

  test('is applied, spelt as the shop does, named once, and taken off again', async () => {
    const shop = await openDemoShop('nl');
    const { checkoutUrl } = await shop.createCart(CARE, []);
    const buyer = buyerAt(shop.platform);
    const url = withLocale(checkoutUrl, 'en');
    const applied = await buyer.submit({ url }, { do: 'code', code: ' welcome10 ' });
    expect(applied.html).toContain('WELCOME10 is applied.');
    expect(applied.html).toContain('<dt>WELCOME10</dt>');
    expect(applied.html).not.toContain('welcome10');
    const removed = await buyer.submit({ url }, { removeCode: 'WELCOME10' });
    expect(removed.html).not.toContain('WELCOME10');
  });

  test('is sent by Enter without a word about an address that was not begun', async () => {
    const shop = await openDemoShop('nl');
    const { checkoutUrl } = await shop.createCart(CARE, []);
    const buyer = buyerAt(shop.platform);
    const url = withLocale(checkoutUrl, 'en');
    const entered = await buyer.submit({ url }, { code: 'welcome10' });
    expect(entered.html).toContain('WELCOME10 is applied.');
    expect(entered.html).not.toContain('is missing');
    expect(entered.url).toMatch(/#code$/);
    expect(entered.html).toMatch(/name="code"[^>]*aria-describedby="code-0"/);
    expect((await buyer.submit({ url }, {})).html).toContain('is missing');
  });

  test('that was refused holds nobody up: the next press goes on without it', async () => {
    const { buyer, checkoutUrl: url } = await openCart();
    const form = { ...DUTCH_DETAILS, code: 'NOTHING' };
    const refused = await buyer.submit({ url }, form);
    expect(refused.html).toContain('NOTHING does not apply to this bag.');
    expect(refused.html).toContain('name="refusedCode" value="NOTHING"');
    const other = { ...form, code: 'NEITHER', refusedCode: 'NOTHING' };
    expect((await buyer.submit({ url }, other)).html).toContain('NEITHER does not apply');
    const wentOn = await buyer.submit({ url }, { ...form, refusedCode: 'NOTHING' });
    expect(wentOn.html).toContain('name="cardNumber"');
    expect((await buyer.open(url)).html).not.toContain('NOTHING');
  });

  test('cannot be guessed: after ten wrong ones no more are tried', async () => {
    const shop = await openDemoShop('nl');
    const { checkoutUrl } = await shop.createCart(CARE, []);
    const buyer = buyerAt(shop.platform);
    const url = withLocale(checkoutUrl, 'en');
    const enter = (code: string) => buyer.submit({ url }, { do: 'code', code });
    for (let tried = 1; tried <= 10; tried += 1) {
      expect((await enter(`GUESS${tried}`)).html).toContain('does not apply');
    }
    expect((await enter('WELCOME10')).html).toContain('Too many codes were tried.');
  });
});
