import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createActor } from '../actors/actor.ts';
import { createBuyer } from '../actors/buyer.ts';
import { PASSWORD } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { callAdminApi } from '../shop/admin-api.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { platformUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

const PRODUCT = 'rain-shampoo';

/**
 * Two are bought and one is refunded. What stays is 23.50, without VAT 19.75 (19 %), of which this salon earns 12.5 percent.
 * The company is Dutch, so a German salon charges no VAT. `salon-journey.test.ts` has the sums of other markets.
 */
const LOCALE = 'de';
const SALON = {
  salonNo: '40019',
  email: 'kamm-neun.munster@example.com',
  iban: 'DE89370400440532013000',
  vatNumber: 'DE123456788',
};
const [PRICE, EARNED, PAID] = ['23.50', '2.47', '2.47'];

test('from the mirror to the account', async ({ page, openDevice, watch }) => {
  test.slow();
  // The cart is gone with the order.
  watch.expectProblem(/status of 404|Not Found/);
  const number = await scansAndBuys(page);
  await shipsAndRefunds(number);
  const salon = await openDevice();
  await entersAccount(salon);
  const { visits, main } = createActor(salon, LOCALE);
  await visits('/account/professional/statement');
  await expect(main).toContainText(number);
  await expect(main).toContainText(EARNED.replace('.', ','));

  const files = await closesMonth();
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const payment = contents.find((text) => text.includes('<Document')) ?? '';
  expect(payment).toContain(`<InstdAmt Ccy="EUR">${PAID}</InstdAmt>`);
  expect(payment).toContain(SALON.iban);
});

/** Opens the mirror's code, and buys two as a guest. */
async function scansAndBuys(page: Page): Promise<string> {
  const guest = createShopper(page, LOCALE);
  await guest.visits(`/s/${SALON.salonNo}/products/${PRODUCT}`);
  await guest.addsToCart();
  await expect(guest.cartPopup.getByRole('definition').first()).toBeVisible();
  await guest.opensCartPage();
  await guest.cart.raiseTo(PRODUCT, 2);
  await guest.goesToCheckout();
  return createBuyer(page, guest.market.shop, `guest.of.${SALON.salonNo}@example.com`).buys();
}

const ORDER = `query ($query: String) { orders(first: 1, query: $query) { nodes {
  id
  lineItems(first: 9) { nodes { id sku } }
  fulfillmentOrders(first: 1) { nodes { id } }
} } }`;
const FULFIL =
  'mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } } }';
const REFUND =
  'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }';

async function shipsAndRefunds(number: string): Promise<void> {
  const { orders } = await callAdminApi(LOCALE, ORDER, { query: `name:${number.slice(1)}` });
  const [{ id: orderId, lineItems, fulfillmentOrders }] = orders.nodes;
  const [{ id: fulfillmentOrderId }] = fulfillmentOrders.nodes;
  const shipped = await callAdminApi(LOCALE, FULFIL, {
    fulfillment: { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }] },
  });
  const bought = lineItems.nodes.find((one: { readonly sku: string }) => /RN-SH/.test(one.sku));
  const refunded = await callAdminApi(LOCALE, REFUND, {
    input: {
      orderId,
      refundLineItems: [{ lineItemId: bought.id, quantity: 1, restockType: 'NO_RESTOCK' }],
      transactions: [{ orderId, kind: 'REFUND', gateway: 'bogus', amount: PRICE }],
    },
  });
  expect([shipped.fulfillmentCreate.userErrors, refunded.refundCreate.userErrors]).toEqual([
    [],
    [],
  ]);
}

/** Registers the salon's owner, who enters an account and agrees to it by the letter. */
async function entersAccount(page: Page): Promise<void> {
  const { t, main, field, clicks, visits } = createActor(page, LOCALE);
  const { email, iban, vatNumber } = SALON;
  const follows = async (kind: 'verifyEmail' | 'bank') => {
    await page.goto(await linkInEmail(email, kind));
    await waitForHydration(page);
  };
  await visits('/account/professional/register');
  await field(t('account.email')).fill(email);
  await field(t('account.password')).fill(PASSWORD);
  await field(t('account.confirmation')).fill(PASSWORD);
  await clicks(t('account.register.action'));
  await expect(main.getByText(t('professional.home.unconfirmed'))).toBeVisible();
  await follows('verifyEmail');
  await clicks(t('professional.verify.action'));
  await expect(main.getByText(t('professional.home.confirmed'))).toBeVisible();
  await visits('/account/professional/bank');
  await main.locator('[name="holder"]').fill('Ada Goudhaar');
  await main.locator('[name="iban"]').fill(iban);
  await main.locator('[name="vatNumber"]').fill(vatNumber);
  await clicks(t('professional.bank.send'));
  await expect(main.getByText(t('professional.bank.sent'))).toBeVisible();
  await follows('bank');
  const elsewhere = createActor(await page.context().newPage(), LOCALE);
  await elsewhere.page.goto(page.url());
  await waitForHydration(elsewhere.page);
  await clicks(t('professional.bank.confirm'));
  await expect(main.getByText(t('professional.bank.confirmed')).first()).toBeVisible();
  // The same question in another tab is over, and says so in place of its button.
  await elsewhere.clicks(t('professional.bank.confirm'));
  await expect(elsewhere.main.getByText(t('professional.bank.linkOver'))).toBeVisible();
  await expect(elsewhere.main.locator('[name="iban"]')).toBeVisible();
  await elsewhere.page.close();
}

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Has the command close this month on the second day of the next one, by its own clock; the files it wrote. */
async function closesMonth(): Promise<readonly string[]> {
  const now = new Date();
  const later = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2) - now.getTime();
  const clock = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${later}])); }
    static now() { return Real.now() + ${later}; }
  };`;
  const terms = {
    month: now.toISOString().slice(0, 7),
    market: LOCALE,
    iban: 'NL02ABNA0123456789',
    minimum: '1.00',
    out: test.info().outputPath('payouts'),
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(clock)}`,
      resolve(ROOT, 'apps/storefront/payouts/main.ts'),
      ...Object.entries(terms).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PLATFORM_PORT: new URL(platformUrl()).port,
        // Holds the secret that bank details are sealed by.
        DATA_DIR: dirname(process.env['PLATFORM_SECRETS'] ?? '.data/platform-secrets.json'),
      },
    },
  );
  return stdout.trim().split('\n');
}
