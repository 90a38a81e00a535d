import { bagOf, CARE, linkTo } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('without a network the page stays, and what is put in the bag waits until there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shopper = createShopper(page, 'nl');
  const { t, bagPopup } = shopper;
  const bag = bagOf(shopper);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await bag.add(CARE);
  const title = (await bagPopup.locator(linkTo(CARE)).last().innerText()).trim();
  await page.keyboard.press('Escape');
  await expect(bagPopup).toBeHidden();

  await shopper.losesNetwork();
  await expect(said(t('connection.lost'))).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(said(t('connection.waits'))).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${CARE}$`));
  await shopper.addsToBag();
  const quantity = bagPopup
    .getByRole('group', { name: t('cart.line.quantity', { title }) })
    .getByRole('status');
  await expect(quantity).toHaveText('2');

  const carriedOut = page.waitForResponse(/checkout\/add-items/);
  await context.setOffline(false);
  expect((await carriedOut).ok()).toBe(true);
  await expect(bagPopup.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
  await shopper.visits('/cart');
  await expect(shopper.quantityOf(title)).toHaveText('2');
});

test('a script that comes after the page is fetched when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const script = /\/suggest-market-[^/]*\.js$/;
  await page.route(script, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await createShopper(page, 'nl').visits('/shop');
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.unrouteAll();
  const again = page.waitForResponse(script);
  await context.setOffline(false);
  expect((await again).ok()).toBe(true);
});
