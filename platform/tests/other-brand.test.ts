import { join } from 'node:path';
import { brandFolderOf, readBrand } from '@lokke/brand';
import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../src/protocol/index.ts';
import { listMails } from '../src/protocol/mail/index.ts';
import { sendActionEmail } from '../src/services/identity/send-action-email.ts';
import { writeAboutWithdrawal } from '../src/services/klaviyo/fact-events.ts';
import { sendConfirmation } from '../src/services/klaviyo/link-letters.ts';
import { KLAVIYO_MESSAGES } from '../src/services/klaviyo/messages.ts';
import { findCustomer, inviteCustomer } from '../src/shopify/customers/index.ts';
import { sendLinkEmail, sendWelcomeEmail } from '../src/shopify/customers/mail/account-email.ts';
import { detailsIn, goToPayment, type Page, pay, withLocale } from './checkout/buyer.ts';
import { openCheckoutShop } from './checkout/checkout-shop.ts';
import { openPage } from './fixtures/console.ts';
import { openPlatform } from './fixtures/platform.ts';

/** Messages in each of the seven languages. */
const SHOPS = [
  ['nl', 'nl', 'nl'],
  ['fr', 'fr', 'fr'],
  ['us', 'en', 'na'],
  ['de', 'de', 'de'],
  ['es', 'es', 'es'],
  ['no', 'nb', 'no'],
  ['se', 'sv', 'se'],
] as const;
const EMAIL = 'ada@example.test';
const DEMO_NAME = /(?<![a-z])lokke(?![a-z])/i;

const brand = readBrand(join(brandFolderOf({}), '..', 'brand-plain'));
const platform = openPlatform({ brand });

function mails(shop: string) {
  return listMails(platform.context.store.read, { shop, to: null, limit: 100 });
}

describe.each(SHOPS)('under another brand, the shop %s in %s', (key, language, locale) => {
  test('sends letters that name that brand alone', async () => {
    const { context } = platform;
    const shop = context.shops[key];
    const whole = { ...context, shop };
    await inviteCustomer(whole, { email: EMAIL, language });
    await context.store.write((sql) => {
      const customer = findCustomer(sql, key, { email: EMAIL });
      if (customer === null) throw new Error('nobody was invited');
      sendLinkEmail(sql, whole, customer, 'reset');
      sendWelcomeEmail(sql, whole, customer);
      sendConfirmation(sql, context, { shop, email: EMAIL, language, token: 'token' });
      const withdrawal = {
        shop,
        locale,
        email: EMAIL,
        name: 'Ada',
        orderNumber: '#1001',
        items: '',
        messages: KLAVIYO_MESSAGES.withdrawals,
        received: '20-11-2026, 20:40 (Europe/Berlin)',
      };
      for (const isMatched of [true, false]) {
        for (const reader of ['seller', 'sender'] as const) {
          writeAboutWithdrawal(sql, context, { ...withdrawal, isMatched }, reader);
        }
      }
      for (const kind of ['PASSWORD_RESET', 'VERIFY_EMAIL'] as const) {
        sendActionEmail(sql, context, {
          kind,
          email: EMAIL,
          code: 'code',
          apiKey: 'key',
          continueUrl: `http://localhost:3000/${locale}/account/professional`,
          language,
        });
      }
    });
    expect(mails(key)).toHaveLength(10);
    for (const mail of mails(key)) {
      const { subject, html, text } = mail;
      expect(String(html)).toContain('Your shop');
      expect(String(text)).toMatch(/^Your shop\n/);
      expect(`${subject}${html}${text}`).not.toMatch(DEMO_NAME);
      expect(`${subject}${html}${text}`).not.toContain('{brand}');
    }
  });

  test('takes an order on pages that name that brand alone', async () => {
    const { buyer, fillCart } = await openCheckoutShop(key, platform);
    const cart = await fillCart();
    const checkout = withLocale(cart.checkoutUrl, locale);
    const details = await buyer.open(checkout);
    const payment = await goToPayment(buyer, checkout, detailsIn(key));
    const thanks = await pay(buyer, payment);
    const unknown = await buyer.open(checkout.replace(/key=\w+/, 'key=other'));
    for (const page of [details, payment, thanks, unknown]) expectOwnName(page);
    const [order] = mails(key).toReversed();
    expect(`${order?.['subject']}`).toContain('Your shop');
    expect(JSON.stringify(order)).not.toMatch(DEMO_NAME);
  });
});

function expectOwnName({ html }: Page): void {
  expect(html).toContain(' · Your shop</title>');
  expect(html).toContain('<span class="mark">Your shop</span>');
  expect(html).not.toMatch(DEMO_NAME);
}

test('the mailbox names the brand’s sender', async () => {
  expect((await openPage(platform, '/mailbox/1')).html).toContain(
    '<dd>Your shop &lt;hello@example.com&gt;</dd>',
  );
});

test('each shop and each page of the platform is named after the brand', async () => {
  for (const key of SHOP_KEYS) expect(platform.context.shops[key].name).toMatch(/^Your shop /);
  for (const path of ['/', '/console/orders', '/console/customers', '/mailbox']) {
    const page = await openPage(platform, path);
    expect(page.status).toBe(200);
    expect(page.html).toContain(' · Your shop</title>');
  }
});
