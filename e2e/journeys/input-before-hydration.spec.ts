import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

/** Opens a page whose scripts are held back; returns how to release them. */
async function opensBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((come) => {
    release = come;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await held;
    await route.continue();
  });
  const framework = page.waitForRequest(/\/assets\/react-/);
  await page.goto(`${shopUrl()}${path}`);
  await framework;
  return () => {
    release();
    return waitForHydration(page);
  };
}

test('clicks before scripts have loaded are replayed', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const releaseScripts = await opensBeforeScripts(page, '/nl/products/rain-shampoo');
  const areScriptsLast = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : Infinity;
    return scripts.every(({ startTime }) => startTime >= loaded);
  });
  expect(areScriptsLast).toBe(true);

  await shopper.addsToCart();
  await shopper.addsToCart();
  await releaseScripts();
  await expect(shopper.cartPopup.getByRole('status').first()).toHaveText('1');
});

test('boxes ticked before scripts have loaded are replayed', async ({ page }) => {
  const releaseScripts = await opensBeforeScripts(page, '/nl/shop');
  const main = page.getByRole('main');
  const whole = await main.getByRole('heading', { level: 2 }).first().innerText();
  const boxes = main.getByRole('checkbox').filter({ visible: true });
  const [first, second, third] = [boxes.nth(0), boxes.nth(1), boxes.nth(2)];
  await first.click();
  await second.click();
  await third.click();
  await second.click();

  await releaseScripts();
  await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(whole);
  const chosen = [await first.getAttribute('value'), await third.getAttribute('value')];
  const parameterValues = () => [...new URL(page.url()).searchParams.values()];
  await expect.poll(parameterValues).toEqual([chosen.join(',')]);
  await expect(first).toBeChecked();
  await expect(second).not.toBeChecked();
  await expect(third).toBeChecked();
});

test('the last size chosen before scripts have loaded counts', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const releaseScripts = await opensBeforeScripts(page, '/nl/products/rain-shampoo');
  const { sizes } = shopper;
  for (const place of [1, 0, 1]) await sizes.nth(place).check({ force: true });

  await releaseScripts();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(sizes.nth(1)).toBeChecked();
  const size = (await sizes.nth(1).getAttribute('value'))?.split('/').at(-1);
  expect(page.url()).toContain(`variant=${size}`);
});

test('a province chosen before scripts have loaded is kept', async ({ page }) => {
  const customer = createCustomer(page, 'na', 'hasty');
  await customer.isLoggedIn();
  const releaseScripts = await opensBeforeScripts(page, '/na/account/address');
  const province = customer.main.locator('select[name=province]');
  await province.selectOption('CA');
  await province.selectOption('NY');

  await releaseScripts();
  await expect(province).toHaveValue('NY');
  const changes = await province.evaluate((select: HTMLSelectElement) =>
    new FormData(select.form ?? undefined).get('province'),
  );
  expect(changes).toBe('NY');
});

test('a login is known although its dashboard is left before scripts have loaded', async ({
  page,
}) => {
  const customer = createCustomer(page, 'de', 'early');
  await customer.isLoggedIn();
  await opensBeforeScripts(page, '/de/account/dashboard/');
  await customer.isRemembered(customer.email);
});
