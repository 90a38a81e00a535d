import { describe, expect, it } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { cancel, findOrderById } from '../../src/shopify/orders/index.ts';
import { DUTCH_DETAILS, expectedDue, pay, shownOn } from '../checkout/buyer.ts';
import { openGiftCardShop } from './gift-card-shop.ts';

const TRANSACTIONS = `query { order(id: "gid://shopify/Order/1") {
  transactions { id gateway amountSet { shopMoney { amount } } } } }`;
const REFUND = `mutation ($amount: Money!) { refundCreate(input: { orderId: "gid://shopify/Order/1",
  transactions: [{ orderId: "gid://shopify/Order/1", kind: REFUND, gateway: "bogus", amount: $amount }] }) {
  userErrors { message } } }`;

const amountOf = (amount: string) => ({ amount });
const text = (html: string) => html.replaceAll(/\u00a0|&nbsp;/g, ' ');

describe('at the checkout', () => {
  it('a gift card pays first, and the card what is left', async () => {
    const { shop, issue, send, toPayment, buyer, balance, admin } = await openGiftCardShop();
    const id = await issue('TWENTY20', '20.00');
    await send('Update', ['TWENTY20']);
    const payment = await toPayment();
    expect(expectedDue(payment)).toBe('995');
    expect(text(payment.html)).toContain('Betaal € 9,95');
    const placed = await pay(buyer, payment);
    expect(text(placed.html)).toMatch(/Cadeaubon eindigend op ty20<br>Testkaart eindigend op 4242/);
    expect(await balance(id)).toEqual(amountOf('0.0'));
    expect(await admin(TRANSACTIONS)).toEqual({
      transactions: [
        {
          id: 'gid://shopify/OrderTransaction/1',
          gateway: 'bogus',
          amountSet: { shopMoney: amountOf('9.95') },
        },
        {
          id: 'gid://shopify/OrderTransaction/1-2',
          gateway: 'gift_card',
          amountSet: { shopMoney: amountOf('20.0') },
        },
      ],
    });
    const [mail] = listMails(shop.platform.context.store.read, {
      to: 'ada@example.test',
      shop: 'nl',
      limit: 1,
    });
    expect(text(mail?.text ?? '')).toMatch(
      /Totaal: € 29,95\nCadeaubon eindigend op ty20: .{3,4}20,00\nTestkaart eindigend op 4242: € 9,95/,
    );
  });

  it('one that is worth the whole order needs no card', async () => {
    const { issue, send, toPayment, buyer, balance, admin } = await openGiftCardShop();
    const id = await issue('HUNDRED100', '100.00');
    await send('Update', ['HUNDRED100']);
    const payment = await toPayment();
    expect(payment.html).not.toContain('name="cardNumber"');
    const placed = await buyer.submit(payment, shownOn(payment));
    expect(placed.html).toContain('#1001');
    expect(placed.html).toMatch(/<dt>Nog te betalen<\/dt><dd>€\s0,00/);
    expect(await balance(id)).toEqual(amountOf('70.05'));
    expect(await admin(TRANSACTIONS)).toMatchObject({ transactions: [{ gateway: 'gift_card' }] });
  });

  it('what was spent elsewhere meanwhile is never taken from the card unasked', async () => {
    const { issue, send, toPayment, buyer, deactivate, balance } = await openGiftCardShop();
    const id = await issue('HUNDRED100', '100.00');
    await send('Update', ['HUNDRED100']);
    const payment = await toPayment();
    await deactivate(id);
    const again = await buyer.submit(payment, shownOn(payment));
    expect(again.html).not.toContain('#1001');
    expect(again.html).toContain('name="cardNumber"');
    expect(text(again.html)).toContain('€ 29,95');
    expect(await balance(id)).toEqual(amountOf('100.0'));
  });

  it('two orders at once never take more from it than there is', async () => {
    const { shop, issue, send, toPayment, buyer, balance } = await openGiftCardShop();
    const id = await issue('HUNDRED100', '40.00');
    await send('Update', ['HUNDRED100']);
    const other = await shop.createCart([{ merchandiseId: shop.variants.shampoo, quantity: 2 }]);
    const otherPayment = await buyer.submit(await buyer.open(other.checkoutUrl), {
      ...DUTCH_DETAILS,
      code: 'HUNDRED100',
    });
    const payments = [await toPayment(), otherPayment];
    expect(payments.map(expectedDue)).toEqual(['0', '0']);
    const pages = await Promise.all(payments.map((page) => buyer.submit(page, shownOn(page))));
    expect(pages.filter(({ html }) => html.includes('#1001'))).toHaveLength(1);
    expect(await balance(id)).toEqual(amountOf('10.05'));
  });

  it('is entered where discount codes are, and taken off again', async () => {
    const { issue, cart, buyer } = await openGiftCardShop();
    await issue('TWENTY20', '20.00');
    const details = await buyer.open(cart.checkoutUrl);
    const applied = await buyer.submit(details, { do: 'code', code: 'twenty-20' });
    expect(applied.html).toContain('Cadeaubon eindigend op ty20 is toegepast.');
    const removed = await buyer.submit(applied, { removeGiftCard: '1' });
    expect(removed.html).not.toContain('ty20');
    const refused = await buyer.submit(removed, { do: 'code', code: 'NOTTHERE' });
    expect(refused.html).toContain('NOTTHERE geldt niet');
  });
});

describe('what goes back', () => {
  const order = async () => {
    const opened = await openGiftCardShop();
    const id = await opened.issue('TWENTY20', '20.00');
    await opened.send('Update', ['TWENTY20']);
    await pay(opened.buyer, await opened.toPayment());
    return { ...opened, id };
  };

  it('a cancelled order gives the gift card what it paid', async () => {
    const { shop, balance, id } = await order();
    const { context } = shop.platform;
    const placed = findOrderById(context.store.read, 'nl', 1);
    await cancel({ ...context, shop: context.shops.nl }, placed, {
      reason: 'CUSTOMER',
      refund: true,
      restock: true,
      notify: false,
      staffNote: null,
    });
    expect(await balance(id)).toEqual(amountOf('20.0'));
  });

  it('refunds go to the gift card until it has all of it, then to the payment card', async () => {
    const { admin, balance, id } = await order();
    for (const [amount, after] of [
      ['19.99', '19.99'],
      ['5.00', '20.0'],
      ['4.96', '20.0'],
    ] as const) {
      await admin(REFUND, { amount });
      expect(await balance(id)).toEqual(amountOf(after));
    }
  });
});
