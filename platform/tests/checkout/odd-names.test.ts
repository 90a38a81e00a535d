import { expect, test } from 'vitest';
import { textColumn } from '../../src/store/index.ts';
import { openPage } from '../fixtures/console.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

const MARK = `"'><zzz onzzz=1></title></style><script>zzz()</script>`;
/** Mark as long as the key of an attribute may be. */
const SHORT_MARK = `"'><zzz onzzz=1></style><script>zzz()`;
const OURS = /<zzz|<script>zzz/;

test('what a buyer writes in names, notes and marks of lines is text on every page and in every letter', async () => {
  const platform = openPlatform();
  const { variants, createCart } = await openCheckoutShop('nl', platform);
  const attributes = [{ key: `k${SHORT_MARK}`, value: `v${MARK}` }];
  const lines = [{ merchandiseId: variants.shampoo, quantity: 1, attributes }];
  const cart = await createCart(lines, { note: MARK, attributes });
  const buyer = buyerAt(platform);
  const odd = { firstName: MARK, lastName: MARK, address1: `Kade 1 ${MARK}`, city: MARK };
  const payment = await goToPayment(buyer, cart.checkoutUrl, { ...DUTCH_DETAILS, ...odd });
  const done = await pay(buyer, payment);
  const seen = new Map([
    ['payment', JSON.stringify(payment)],
    ['done', JSON.stringify(done)],
  ]);
  for (const path of ['/console/nl/orders/1001', '/console/orders?shop=nl', '/mailbox']) {
    seen.set(path, (await openPage(platform, path)).html);
  }
  const emails = platform.context.store.read
    .prepare('SELECT unseal(subject) AS subject, unseal(html) AS html FROM mails')
    .all();
  for (const email of emails) seen.set(textColumn(email, 'subject'), textColumn(email, 'html'));
  expect(emails.length).toBeGreaterThan(0);
  expect([...seen.values()].join()).toContain('&lt;zzz onzzz=1&gt;');
  expect(seen.get('payment')).toContain('Rain &lt;shampoo&gt;');
  for (const [where, text] of seen) expect(OURS.test(text), where).toBe(false);
});
