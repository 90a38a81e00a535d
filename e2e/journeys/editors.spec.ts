import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

test.use({ hasRefusedCookies: false });
// Shared by both tests: an editor changes its content.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openShopProcess({ environment: { MARKETS: 'nl,de', CONTENTFUL_FRESH_MS: '1000' } });
});
test.afterAll(() => shop.close());

const entryAt = (path: string) => `${shop.platformUrl}/console/content/${path}`;

test('an editor sees drafts in place, follows what is saved, and leaves', async ({
  page,
  context,
  openDevice,
}) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { t } = shopper;
  const title = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('complementary', { name: t('preview.title') });
  const desk = await context.newPage();
  const saves = async (id: string, words: string) => {
    await desk.goto(entryAt(`entry/${id}?locale=nl-NL`));
    await desk.getByLabel(/^Title/).fill(words);
    await desk.getByRole('button', { name: 'Save the draft' }).first().click();
    await expect(desk.getByRole('status')).toContainText('readers do not');
  };
  await shopper.visits('/');
  const published = await title.innerText();
  await saves('page-about', 'Wie wij straks zijn');
  await saves('home-hero', 'Winter in huis');
  const link = await desk.getByRole('link', { name: 'Preview' }).getAttribute('href');

  await page.goto(link ?? '');
  await expect(page).toHaveURL(/\/nl\/?$/);
  await expect(title).toHaveText('Winter in huis');
  await expect(bar).toBeVisible();
  const visitor = await openDevice();
  await visitor.goto(`${shop.shopUrl}/nl`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(published);

  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Wie wij straks zijn' }).click();
  await expect(page).toHaveURL(/\/nl\/pages\/about$/);
  await expect(title).toHaveText('Wie wij straks zijn');
  await expect(bar).toBeVisible();

  for (const words of ['Wie wij zijn, in de herfst', 'Wie wij zijn, in de winter']) {
    await saves('page-about', words);
    await page.bringToFront();
    await expect(title).toHaveText(words);
  }

  // Pressed before the page is alive: nothing moves below the pointer when it is.
  const leave = bar.getByRole('button', { name: t('preview.leave') });
  await page.reload({ waitUntil: 'commit' });
  const early = await leave.boundingBox();
  await waitForHydration(page);
  expect(await leave.boundingBox()).toEqual(early);
  await page.reload({ waitUntil: 'commit' });
  await leave.click();
  await expect(bar).toBeHidden();
  await expect(title).not.toHaveText('Wie wij zijn, in de winter');
  await shopper.visits('/');
  await expect(title).toHaveText(published);
});

// `experiment-results.test.ts` has the orders of those who were shown a way.
test('a visitor who agreed is shown a way, and it is remembered', async ({ page }) => {
  await page.goto(entryAt('new?kind=experiment'));
  await page.getByLabel(/^Key/).fill('about');
  await page.getByLabel(/that it changes/).selectOption('page-about');
  await page.getByLabel('Other ways of it, 1').selectOption('page-accessibility');
  await page.getByLabel(/^Share of each way/).fill('0\n100');
  await page.getByLabel('Running').selectOption('yes');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('status')).toContainText('readers see it now');

  const shopper = createShopper(page, 'de', shop.shopUrl);
  const { t } = shopper;
  const title = page.getByRole('heading', { level: 1 });
  await shopper.visits('/pages/about');
  const first = await title.innerText();
  await page.getByRole('button', { name: t('consent.accept') }).click();
  await expect(async () => {
    await shopper.visits('/pages/about');
    await expect(title).not.toHaveText(first, { timeout: 1_000 });
  }).toPass();
  // Remembered when the page is idle: who leaves before has not been counted.
  const readCookies = async () => JSON.stringify(await page.context().cookies(shop.shopUrl));
  await expect.poll(readCookies).toContain('about');
});
