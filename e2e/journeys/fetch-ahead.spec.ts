import type { Page, Request } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration, waitForScript } from '../shop/wait-for.ts';

const DATA = /\/nl\/products\/([^/.]+)\.data/;

/** Tells requests of the page's scripts from those of the browser for prefetched links. */
const isRead = (request: Request) => request.resourceType() === 'fetch';

/** Handles of the products whose data is prefetched, in order. */
function watchProducts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, handle] = DATA.exec(request.url()) ?? [];
    if (handle !== undefined && !isRead(request)) asked.push(handle);
  });
  return asked;
}

async function openList(page: Page): Promise<void> {
  await page.goto(`${shopUrl()}/nl/shop`);
  await waitForHydration(page);
  await waitForScript(page, 'idle-parts-');
}

test('cards that are looked at have their pages here before a press', async ({ page }) => {
  const asked = watchProducts(page);
  await openList(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const links = page.locator('main article h3 a');
  const handles = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
  );
  // The first in sight, and never more than six.
  await expect.poll(() => new Set(asked).has(handles[0] ?? '')).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(handles.slice(0, 12)).toEqual(expect.arrayContaining([...asked]));

  await expect.poll(() => timesRead(page, handles[0])).toBe(1);
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/products/${handles[0]}$`));
  await expect(page.locator('main h1')).toBeVisible();
  // Data that was read is shown; nothing goes to the server again.
  expect(await timesRead(page, handles[0])).toBe(1);
  expect(await sentByServer(page)).toEqual(new Set([0]));
});

/** Counts how often the page's scripts read the data of a product. */
const timesRead = (page: Page, handle = '') =>
  page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'fetch')
        .filter(({ name }) => name.includes(path)).length,
    `/products/${handle}.data`,
  );

/** Bytes over the wire of each time that scripts read data. */
const sentByServer = async (page: Page) =>
  new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
        .filter(({ name, initiatorType }) => name.includes('.data') && initiatorType === 'fetch')
        .map(({ transferSize }) => transferSize),
    ),
  );

test('a page that is pressed while it is read ahead is shown', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(DATA, async (route) => {
    if (isRead(route.request()) && held.length === 0) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    await route.continue();
  });
  const read = page.waitForRequest((request) => DATA.test(request.url()) && isRead(request));
  await openList(page);
  const [, handle] = DATA.exec((await read).url()) ?? [];
  const link = page.locator(`main article h3 a[href$="/${handle}"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  held[0]?.();
});

/** Stops the shop once a script of the product's page is asked for; returns how to start it again. */
async function stopShopAtProduct(page: Page) {
  let state: 'before' | 'stopped' | 'back' = 'before';
  await page.route(/.*/, (route) => {
    const url = route.request().url();
    if (state === 'before' && /\/assets\/product-[^-/]*\.js/.test(url)) state = 'stopped';
    // Prefetched data is in the browser.
    if (state !== 'stopped' || DATA.test(url)) return route.continue();
    return route.abort('connectionrefused');
  });
  return () => {
    state = 'back';
  };
}

for (const [when, isPressedBefore] of [
  ['before it is back', true],
  ['when it is back', false],
] as const) {
  test(`a shop that stops while pages are read ahead takes none away; a press ${when} opens one`, async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/ERR_CONNECTION_REFUSED|dynamically imported|Error loading route module/);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const failure = page.waitForEvent('console', (message) => /route module/.test(message.text()));
    const startShop = await stopShopAtProduct(page);
    await openList(page);
    await failure;
    const link = page.locator('main article h3 a').first();
    const path = (await link.getAttribute('href')) ?? '';
    const name = (await link.textContent()) ?? '';
    if (isPressedBefore) {
      const asked = page.waitForRequest('**/healthz');
      await link.click();
      await asked;
      await expect(link).toBeVisible();
    }
    expect(documents).toHaveLength(1);
    startShop();
    if (!isPressedBefore) await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}
