import type { Page } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration, waitForScript } from '../shop/wait-for.ts';

const DATA = /\/nl\/products\/([^/.]+)\.data/;

/** Handles of the products whose data the page asks for, in order. */
function watchProducts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, handle] = DATA.exec(request.url()) ?? [];
    if (handle !== undefined) asked.push(handle);
  });
  return asked;
}

async function openList(page: Page): Promise<void> {
  await page.goto(`${shopUrl()}/nl/shop`);
  await waitForHydration(page);
  await waitForScript(page, 'idle-parts-');
}

test('cards that are looked at have their pages here before a press @both', async ({ page }) => {
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

  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
    `/products/${handles[0]}.data`,
  );
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/products/${handles[0]}$`));
  // The router asks, and the browser has it: nothing goes to the server again.
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
      .filter(({ name, initiatorType }) => name.includes('.data') && initiatorType === 'fetch')
      .map(({ transferSize }) => transferSize),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(new Set(sizes)).toEqual(new Set([0]));
});

/** Returns once the page knows of it. */
const scroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true });
        window.scrollBy(0, 700);
      }),
  );

test('a list that scrolls past has nothing fetched for it', async ({ page }) => {
  const asked = watchProducts(page);
  await openList(page);
  const ahead = page.locator('link[rel=prefetch][as=fetch]');
  await expect(ahead).not.toHaveCount(0);
  const count = await ahead.count();
  await expect.poll(() => asked.length).toBe(count);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let turn = 0; turn < 3; turn += 1) {
    await scroll(page);
    await page.clock.runFor(299);
  }
  expect(asked.length).toBe(count);
  await page.clock.runFor(300);
  await expect.poll(() => asked.length).toBeGreaterThan(count);
});
