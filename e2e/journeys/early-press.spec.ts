import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';
import { untilAlive } from '../shop/until-alive.ts';

/** Opens a page whose scripts do not come; answers how to let them. */
async function opensBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await held;
    await route.continue();
  });
  const framework = page.waitForRequest(/\/assets\/react-/);
  await page.goto(`${shopUrl()}${path}`);
  await framework;
  return () => {
    letCome();
    return untilAlive(page);
  };
}

test('scripts come after what is seen, and what was pressed before them is done', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const letScriptsCome = await opensBeforeScripts(page, '/nl/products/rain-shampoo');
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
  await letScriptsCome();
  await expect(shopper.bagPopup.getByRole('status').first()).toHaveText('1');
});

test('boxes that were ticked before scripts had come are ticked, and one that was left again is not', async ({
  page,
}) => {
  const letScriptsCome = await opensBeforeScripts(page, '/nl/shop');
  const main = page.getByRole('main');
  const whole = await main.getByRole('heading', { level: 2 }).first().innerText();
  const boxes = main.getByRole('checkbox').filter({ visible: true });
  const [first, second, third] = [boxes.nth(0), boxes.nth(1), boxes.nth(2)];
  await first.click();
  await second.click();
  await third.click();
  await second.click();

  await letScriptsCome();
  await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(whole);
  const chosen = [await first.getAttribute('value'), await third.getAttribute('value')];
  const asked = () => [...new URL(page.url()).searchParams.values()];
  await expect.poll(asked).toEqual([chosen.join(',')]);
  await expect(first).toBeChecked();
  await expect(second).not.toBeChecked();
  await expect(third).toBeChecked();
});

test('of sizes that were chosen before scripts had come the last one counts', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const letScriptsCome = await opensBeforeScripts(page, '/nl/products/rain-shampoo');
  const sizes = page
    .getByRole('main')
    .getByRole('group', { name: shopper.t('product.size') })
    .getByRole('radio');
  for (const place of [1, 0, 1]) await sizes.nth(place).check({ force: true });

  await letScriptsCome();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(sizes.nth(1)).toBeChecked();
  const size = (await sizes.nth(1).getAttribute('value'))?.split('/').at(-1);
  expect(page.url()).toContain(`variant=${size}`);
});

test('a province that was chosen before scripts had come is kept with the address', async ({
  page,
}) => {
  const customer = createCustomer(page, 'na', 'hasty');
  await customer.isLoggedIn();
  const letScriptsCome = await opensBeforeScripts(page, '/na/account/address');
  const province = customer.main.locator('select[name=province]');
  await province.selectOption('CA');
  await province.selectOption('NY');

  await letScriptsCome();
  await expect(province).toHaveValue('NY');
  const changes = await province.evaluate((select: HTMLSelectElement) =>
    new FormData(select.form ?? undefined).get('province'),
  );
  expect(changes).toBe('NY');
});
