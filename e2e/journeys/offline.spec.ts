import type { Page } from '@playwright/test';
import { CARE, linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('offline the page stays, and cart changes wait', async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shopper = createShopper(page, 'nl');
  const { t, cartPopup } = shopper;
  const { cart } = shopper;
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await cart.add(CARE);
  const title = (await cartPopup.locator(linkTo(CARE)).last().innerText()).trim();
  await page.keyboard.press('Escape');
  await expect(cartPopup).toBeHidden();

  await shopper.losesNetwork();
  await expect(said(t('connection.lost'))).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(said(t('connection.waits'))).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${CARE}$`));
  await shopper.addsToCart();
  const quantity = cartPopup
    .getByRole('group', { name: t('cart.line.quantity', { title }) })
    .getByRole('status');
  await expect(quantity).toHaveText('2');

  const carriedOut = page.waitForResponse(/checkout\/add-items/);
  await context.setOffline(false);
  expect((await carriedOut).ok()).toBe(true);
  await expect(cartPopup.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
  await shopper.visits('/cart');
  await expect(shopper.quantityOf(title)).toHaveText('2');
});

// Loaded after the first page view of a visit.
const LATE_SCRIPT = /\/suggest-market-[^/]*\.js$/;
const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

test('a late script is fetched after reconnect', async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const again = page.waitForResponse(LATE_SCRIPT);
  const failed = page.waitForEvent('requestfailed', (request) => LATE_SCRIPT.test(request.url()));
  await page.route(
    LATE_SCRIPT,
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await createShopper(page, 'nl').visits('/shop');
  await failed;
  await expect.poll(() => isOnline(page)).toBe(false);
  await context.setOffline(false);
  expect((await again).ok()).toBe(true);
});

test('a late script is fetched if reconnect precedes its failure', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const again = page.waitForResponse(LATE_SCRIPT);
  await page.route(
    LATE_SCRIPT,
    async (route) => {
      await context.setOffline(true);
      await expect.poll(() => isOnline(page)).toBe(false);
      await context.setOffline(false);
      await expect.poll(() => isOnline(page)).toBe(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await createShopper(page, 'nl').visits('/shop');
  expect((await again).ok()).toBe(true);
});
