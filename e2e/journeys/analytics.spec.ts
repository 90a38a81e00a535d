import { STYLING } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { type AnalyticsShop, openAnalyticsShop } from '../shop/analytics-shop.ts';
import { expect, test } from '../shop/test.ts';
import EXPECTED_EVENTS from './expected-events.json' with { type: 'json' };

// Shared by both tests.
test.describe.configure({ mode: 'default' });

let shop: AnalyticsShop;
test.beforeAll(async () => {
  shop = await openAnalyticsShop();
});
test.afterAll(() => shop.close());

test('the tag manager receives every event of a visit, in order', async ({ page }, { retry }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const customer = createCustomer(page, 'nl', `measured-${retry}`);
  const { t, main, cart, cartPopup } = shopper;
  let count = 0;
  /** The next step begins when the events of this one have come, and no others. */
  const hasSent = async (
    step: keyof typeof EXPECTED_EVENTS,
    order: 'inOrder' | 'inAnyOrder' = 'inOrder',
  ) => {
    const expected = EXPECTED_EVENTS[step];
    const newEvents = () => shop.events().slice(count);
    if (order === 'inOrder') await expect.poll(newEvents, { message: step }).toEqual(expected);
    else
      await expect
        .poll(() => sortEvents(newEvents()), { message: step })
        .toEqual(sortEvents(expected));
    count += expected.length;
  };
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await customer.hasAccount();

  await shopper.visits('/range/volt');
  await hasSent('arrives at a list');

  await main.locator(`a[href$="/products/${STYLING}"]`).click();
  await hasSent('opens a product');

  await shopper.addsToCart();
  await hasSent('puts it into the bag');

  await shopper.opensCartPage();
  await hasSent('opens the page of the bag');

  await cart.oneMore(STYLING);
  await hasSent('takes one more');
  await cart.oneFewer(STYLING);
  await hasSent('takes one fewer');

  await createVisitor(page, 'nl').choosesSalon('Kam & Kroon');
  await hasSent('chooses a salon');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('salon.find') })
    .click();
  await expect(page).toHaveURL(/\/nl\/salon\/$/);
  await page.getByRole('banner').locator('a[href^="/nl/account"]').click();
  await hasSent('looks for salons, and goes to the login');

  await customer.submitsLogin();
  // The login event waits for the server's response on the salon, the page view does not.
  await hasSent('logs in', 'inAnyOrder');

  await page.getByRole('banner').locator('a[href="/nl/cart"]').click();
  // Visitors who leave at once have not looked at it.
  await expect.poll(() => shop.events().at(-1)).toMatchObject({ event: 'view_cart' });
  await cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }).click();
  await expect(page).toHaveURL(/\/cart\/c\//);
  await hasSent('goes to the checkout');
});

test('a browser error is reported without personal data', async ({ page, watch }) => {
  watch.expectProblem(/anna@example.com/);
  // Among the three of ten that are sampled.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await createShopper(page, 'nl', shop.shopUrl).visits('/policies/privacy-policy');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No bag gid://shopify/Cart/abc?key=def for anna@example.com');
    });
  });
  const ofBrowsers = () =>
    shop.thirdParties.reports.filter((report) => report.includes('"platform":"javascript"'));
  await expect.poll(ofBrowsers).toHaveLength(1);
  expect(ofBrowsers()[0]).toContain('No bag gid://shopify/Cart/[hidden] for [email]');
  expect(ofBrowsers()[0]).not.toMatch(/anna|key=def/);
  expect(origins).not.toContain(shop.thirdParties.origin);
});

function sortEvents(events: readonly unknown[]): readonly unknown[] {
  return events.toSorted((left, right) =>
    JSON.stringify(left).localeCompare(JSON.stringify(right)),
  );
}
