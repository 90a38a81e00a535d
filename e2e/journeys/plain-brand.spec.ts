import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { layoutProblems } from '../shop/layout-problems.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { waitForScript } from '../shop/wait-for.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'platform/tests/fixtures/products');
const SCENE = join(ROOT, 'packages/demo/brand/files/preview.jpg');
/** A cut-out: white as far as its border. */
const CUT_OUT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWP4jxcwjEr/xwIA+h4q5HxTIAQAAAAASUVORK5CYII=',
  'base64',
);

// Shared by all tests: it holds a merchant's own products, with a scene, a cut-out and products without a picture.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
let folder = '';
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'own-products-'));
  mkdirSync(join(folder, 'pictures'));
  const products = readFileSync(join(FIXTURES, 'home.csv'), 'utf8');
  writeFileSync(
    join(folder, 'products.csv'),
    products.replaceAll(/(?:stone-lamp|oak-mug)\.jpg/g, ''),
  );
  for (const name of ['oak-vase', 'oak-blanket', 'oak-lamp']) {
    writeFileSync(join(folder, 'pictures', `${name}.jpg`), readFileSync(SCENE));
  }
  for (const name of ['stone-vase', 'stone-blanket']) {
    writeFileSync(join(folder, 'pictures', `${name}.jpg`), CUT_OUT);
  }
  shop = await openShopProcess({ args: ['--from', join(folder, 'products.csv'), '--shop', 'uk'] });
});
test.afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** Width by height of each product's frame, and how its picture lies in it. */
function frames(page: Page) {
  return page.locator('article[data-shape] > div:first-child').evaluateAll((found) =>
    found.map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      const image = frame.querySelector('img');
      return {
        ratio: Math.round((width / height) * 100) / 100,
        initial: frame.getAttribute('data-initial'),
        edge: /edge=(\w+)/.exec(image?.src ?? '')?.[1] ?? null,
        fit: image === null ? null : getComputedStyle(image).objectFit,
      };
    }),
  );
}

test('at 390 px the home page is whole, and each product stands in a frame of 4:5', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${shop.shopUrl}/uk`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Sections far below the fold are measured, too.
  await page.locator('[data-section]').evaluateAll((sections) => {
    for (const section of sections) {
      if (section instanceof HTMLElement) {
        section.style.setProperty('content-visibility', 'visible');
      }
    }
  });
  expect(await layoutProblems(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(async () => (await frames(page)).length).toBeGreaterThan(9);
  const shown = await frames(page);
  expect(new Set(shown.map(({ ratio }) => ratio))).toEqual(new Set([0.8]));
  for (const { edge, fit, initial } of shown) {
    expect(fit).toBe(initial !== null ? null : edge === 'plain' ? 'contain' : 'cover');
  }
  expect(shown.map(({ initial }) => initial)).toEqual(expect.arrayContaining(['S', 'O', null]));
  expect(new Set(shown.map(({ edge }) => edge))).toEqual(new Set(['filled', 'plain', null]));
  // A scene is the largest picture: it leads.
  expect(shown[0]?.edge).toBe('filled');
});

test('a collection’s picture appears beside the pointer, and beside the name that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.shopUrl}/uk`);
  const name = page.getByRole('main').getByRole('link', { name: 'Vase', exact: true });
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Vase', exact: true }) });
  const picture = item.locator('picture');
  await expect(picture).toBeHidden();
  await name.hover();
  await expect(picture).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(picture).toBeHidden();
  await name.focus();
  await expect(picture).toBeVisible();
});

test('a picture that cannot be loaded leaves its ground alone, in a list and on its page', async ({
  page,
}) => {
  await page.route(/\/cdn\/files\/oak-(?:vase|lamp)/, (route) =>
    route.fulfill({ contentType: 'image/png', body: 'no picture' }),
  );
  for (const [path, frame] of [
    ['shop', 'main article[data-shape] picture:has(img[src*="oak-vase"])'],
    ['products/oak-lamp', 'main picture:has(img[src*="oak-lamp"])'],
  ] as const) {
    await page.goto(`${shop.shopUrl}/uk/${path}`);
    const picture = page.locator(frame).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator('img').evaluate((image) => Reflect.get(image, 'complete')))
      .toBe(true);
    const box = await picture.boundingBox();
    if (box === null) throw new Error(`No picture on ${path}.`);
    const corner = await page.screenshot({ clip: { x: box.x, y: box.y, width: 60, height: 60 } });
    const { channels } = await sharp(corner).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
  }
});

test('the first screen stays while its script is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/type-modules-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.shopUrl}/uk?utm_source=letter`);
  const words = page.locator('h1');
  const first = await words.elementHandle();
  // Scripts that run once the page is idle have been asked for, and had their turn.
  await waitForScript(page, 'idle-parts-');
  await expect(words).toHaveText('Welcome to our shop');
  held.resolve();
  await waitForScript(page, 'idle-parts-');
  expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true);
});

test('the home page leads to a collection, a product and the checkout', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/uk`);
  expect(await axeViolations(page)).toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Vase', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vase');
  await main
    .getByRole('link', { name: /^Oak vase/i })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  // The cart popup opens.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^check ?out$/i })
    .click();
  await expect(page).toHaveURL(/\/uk\/cart\/c\//);
});
