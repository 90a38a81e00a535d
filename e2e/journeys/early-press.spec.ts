import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

test('scripts come after what is seen, and what was pressed before them is done', async ({
  page,
}) => {
  let letCome = () => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(/\/assets\/framework-/, async (route) => {
    await held;
    await route.continue();
  });
  const shopper = createShopper(page, 'nl');
  const framework = page.waitForRequest(/\/assets\/framework-/);
  await page.goto(`${shopUrl()}/nl/products/rain-shampoo`);
  await framework;
  const areScriptsLast = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : Infinity;
    return scripts.every(({ startTime }) => startTime >= loaded);
  });
  expect(areScriptsLast).toBe(true);

  await shopper.addsToBag();
  await shopper.addsToBag();
  letCome();
  await expect(shopper.bagPopup.getByRole('status').first()).toHaveText('1');
});
