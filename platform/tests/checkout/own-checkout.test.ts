import { beforeEach, describe, expect, test } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import {
  type Buyer,
  buyerAt,
  DUTCH_DETAILS,
  expectedDue,
  GOOD_CARD,
  goToPayment,
  pay,
  withLocale,
} from './buyer.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts';

const SECRETS = /Kamstraat|ada@example\.test|de Vries/;

let shop: CheckoutShop;
let checkoutUrl: string;
let stranger: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  ({ checkoutUrl } = await shop.fillCart());
  checkoutUrl = withLocale(checkoutUrl, 'en');
  stranger = buyerAt(shop.platform);
});

const paymentUrl = () => checkoutUrl.replace('?', '/payment?');

describe('a link to a checkout', () => {
  test('shows nobody else what a buyer typed there', async () => {
    const payment = await goToPayment(shop.buyer, checkoutUrl);
    expect(payment.html).toMatch(SECRETS);
    expect((await shop.buyer.open(checkoutUrl)).html).toMatch(SECRETS);
    for (const url of [checkoutUrl, paymentUrl()]) {
      const page = await stranger.open(url);
      expect(page.status).toBe(200);
      expect(page.html).not.toMatch(SECRETS);
    }
  });

  test('keeps what a stranger types apart from the order of the buyer', async () => {
    const payment = await goToPayment(shop.buyer, checkoutUrl);
    await goToPayment(stranger, checkoutUrl, { ...DUTCH_DETAILS, address1: 'Elders 1' });
    expect((await pay(shop.buyer, payment)).html).toContain('Kamstraat 7');
  });

  test('tells others, once it was paid, that there is an order', async () => {
    const strangers = await goToPayment(stranger, checkoutUrl, {
      ...DUTCH_DETAILS,
      email: 'eve@example.test',
      address1: 'Elders 1',
    });
    const thanks = await pay(shop.buyer, await goToPayment(shop.buyer, checkoutUrl));
    const pages = [
      await stranger.open(checkoutUrl),
      await stranger.open(paymentUrl()),
      await pay(stranger, strangers),
    ];
    for (const { html, url } of pages) {
      expect(html).toContain('This order was placed');
      expect(html).not.toMatch(SECRETS);
      expect(url).not.toContain('/orders/');
    }
    expect((await shop.buyer.open(checkoutUrl)).url).toBe(thanks.url);
  });

  test('tells others no more when both pay at the same moment', async () => {
    const payments = [
      await goToPayment(shop.buyer, checkoutUrl),
      await goToPayment(stranger, checkoutUrl, { ...DUTCH_DETAILS, address1: 'Elders 1' }),
    ] as const;
    const pages = await Promise.all([pay(shop.buyer, payments[0]), pay(stranger, payments[1])]);
    expect(pages.filter(({ html }) => html.includes('Order #1001'))).toHaveLength(1);
    expect(pages.filter(({ html }) => html.includes('This order was placed'))).toHaveLength(1);
  });

  test('is not needed by whoever has the letter', async () => {
    await pay(shop.buyer, await goToPayment(shop.buyer, checkoutUrl));
    const { store } = shop.platform.context;
    const [letter] = listMails(store.read, { to: 'ada@example.test', shop: 'nl', limit: 1 });
    const [link = ''] = /http\S+\/orders\/\S+/.exec(letter?.text ?? '') ?? [];
    expect((await stranger.open(link)).html).toContain('Kamstraat 7');
  });
});

describe('paying', () => {
  test('changes a cookie once it was paid, so that Back brings no page with the typed card', async () => {
    const changed: string[] = [];
    const buyer = buyerAt({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const response = await shop.platform.fetch(request);
        const isPaying = request.method === 'POST' && request.url.includes('/payment?');
        if (isPaying) changed.push(...response.headers.getSetCookie());
        return response;
      },
    });
    const payment = await goToPayment(buyer, checkoutUrl);
    await pay(buyer, payment, { ...GOOD_CARD, cardNumber: '4000 0000 0000 0002' });
    expect(changed).toEqual([]);
    await pay(buyer, payment);
    expect(changed).toEqual([expect.stringMatching(/^checkout-browser-nl=.+HttpOnly/)]);
  });

  test('sends the order where its page said, or asks again', async () => {
    const payment = await goToPayment(shop.buyer, checkoutUrl);
    // A second tab of the same browser.
    await goToPayment(shop.buyer, checkoutUrl, { ...DUTCH_DETAILS, address1: 'Andere straat 9' });
    const again = await pay(shop.buyer, payment);
    expect(again.html).toContain('Your order or your details changed while you were here');
    expect(again.html).toContain('Andere straat 9');
    expect(listOrders(shop.platform.context.store.read, 'nl', { limit: 1 })).toEqual([]);
    expect((await pay(shop.buyer, again)).html).toContain('Andere straat 9');
  });

  test('sends the goods that its page showed, or asks again', async () => {
    await shop.reprice(2400);
    const { id } = await shop.fillCart();
    const swap = `mutation($id: ID!, $old: [ID!]!, $new: [CartLineInput!]!) {
      cartLinesRemove(cartId: $id, lineIds: $old) { userErrors { message } }
      cartLinesAdd(cartId: $id, lines: $new) { cart { checkoutUrl } userErrors { message } }
    }`;
    const asked =
      'query($id: ID!) { cart(id: $id) { checkoutUrl lines(first: 1) { nodes { id } } } }';
    const cart = await shop.shopper.send<{
      checkoutUrl: string;
      lines: { nodes: { id: string }[] };
    }>(asked, { id });
    const url = withLocale(cart.checkoutUrl, 'en');
    const payment = await goToPayment(shop.buyer, url);
    const old = cart.lines.nodes.map((line) => line.id);
    const oil = [{ merchandiseId: shop.variants.lastOne, quantity: 1 }];
    await shop.shopper.request(swap, { id, old, new: oil });
    const again = await pay(shop.buyer, payment);
    expect(again.html).toContain('Your order or your details changed while you were here');
    expect(again.html).toContain('Copper oil');
    expect(expectedDue(again)).toBe(expectedDue(payment));
    expect((await pay(shop.buyer, again)).html).toContain('Order #1001');
  });

  test('names what is missing since, where the details were left unfinished', async () => {
    const payment = await goToPayment(shop.buyer, checkoutUrl);
    await goToPayment(shop.buyer, checkoutUrl, { ...DUTCH_DETAILS, city: '' });
    const again = await pay(shop.buyer, payment);
    expect(again.url).not.toContain('/payment');
    expect(again.html).toContain('role="alert"');
  });

  test('is not possible without having seen the details', async () => {
    const payment = await goToPayment(shop.buyer, checkoutUrl);
    const blind = await pay(shop.buyer, {
      ...payment,
      html: payment.html.replace('expectedDetails', 'nothing'),
    });
    expect(blind.html).toContain('Your order or your details changed while you were here');
  });
});

test('a draft is forgotten after a week', async () => {
  await goToPayment(shop.buyer, checkoutUrl);
  const { store } = shop.platform.context;
  const drafts = () => store.read.prepare('SELECT * FROM checkout_drafts').all();
  await store.write((sql) =>
    sql.prepare('UPDATE checkout_drafts SET typed_at_ms = typed_at_ms - 604800000').run(),
  );
  const other = await shop.fillCart();
  await goToPayment(stranger, other.checkoutUrl);
  expect(drafts()).toHaveLength(1);
});
