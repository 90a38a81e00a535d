import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

/** What a test's browser lacks to keep pages, or leaves too early for; anything else is the page's own doing. */
const NOT_THE_PAGES =
  /^(?:BackForwardCacheDisabled|BrowsingInstanceNotSwapped|CacheLimit|Timeout|Loading|OutstandingNetworkRequest)/;

test('a page may rest while its visitor is elsewhere, and knows what they did there when it is back', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.enable');
  const reasons = new Map<string, readonly string[]>();
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const found = notRestoredExplanations.map(({ reason }) => reason);
    reasons.set(page.url(), [...(reasons.get(page.url()) ?? []), ...found]);
  });
  const shopper = createShopper(page, 'nl');
  const goesAwayAndBack = async () => {
    await page.goto(`${shopUrl()}/de/markets`);
    await page.goBack();
  };
  const ownReasons = () =>
    [...reasons.values()].flat().filter((reason) => !NOT_THE_PAGES.test(reason));

  // What holds an account is shown to nobody from memory.
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

  // A page that rests hears nothing of other pages.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await shopper.visits('/');
  const bag = page.getByRole('banner').getByRole('link', { name: shopper.t('shell.bag') });
  await expect(bag).toHaveAccessibleName(shopper.t('shell.bag'));
  const elsewhere = createShopper(await context.newPage(), 'nl');
  await elsewhere.visits('/products/rain-shampoo');
  await elsewhere.addsToBag();
  await elsewhere.cartId();
  await expect(elsewhere.bagPopup.getByRole('status').first()).toHaveText('1');
  await expect(bag).toHaveAccessibleName(shopper.t('shell.bag'));
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(bag).toHaveAccessibleName(shopper.t('shell.bag.count', { count: 1 }));
});
