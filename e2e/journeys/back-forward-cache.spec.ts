import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

/** Reasons that lie in the test browser; any other lies in the page. */
const NOT_THE_PAGES =
  /^(?:BackForwardCacheDisabled|BrowsingInstanceNotSwapped|CacheLimit|Timeout|Loading|OutstandingNetworkRequest)/;

test('a page from the back/forward cache shows the current cart', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.enable');
  const reasons = new Map<string, readonly string[]>();
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const found = notRestoredExplanations.map(({ reason }) => reason);
    reasons.set(page.url(), [...(reasons.get(page.url()) ?? []), ...found]);
  });
  const shopper = createShopper(page, 'nl');
  const goesAwayAndBack = async () => {
    const url = page.url();
    await page.goto(`${shopUrl()}/de/markets`);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await waitForHydration(page);
  };
  const ownReasons = () =>
    [...reasons.values()].flat().filter((reason) => !NOT_THE_PAGES.test(reason));

  // Account pages must not be restored.
  await shopper.visits('/account/login');
  await goesAwayAndBack();
  await expect.poll(ownReasons).toEqual(['MainResourceHasCacheControlNoStore']);
  reasons.clear();
  for (const path of ['/shop', '/products/rain-shampoo', '/']) {
    await shopper.visits(path);
    await goesAwayAndBack();
  }
  await expect.poll(() => reasons.size).toBe(3);
  expect(ownReasons()).toEqual([]);

  // A page in the back/forward cache receives no events.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await shopper.visits('/');
  const cart = page.getByRole('banner').getByRole('link', { name: shopper.t('shell.bag') });
  await expect(cart).toHaveAccessibleName(shopper.t('shell.bag'));
  const elsewhere = createShopper(await context.newPage(), 'nl');
  await elsewhere.visits('/products/rain-shampoo');
  await elsewhere.addsToCart();
  await elsewhere.cartId();
  await expect(elsewhere.cartPopup.getByRole('status').first()).toHaveText('1');
  await expect(cart).toHaveAccessibleName(shopper.t('shell.bag'));
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(cart).toHaveAccessibleName(shopper.t('shell.bag.count', { count: 1 }));
});
