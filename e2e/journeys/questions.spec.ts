import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

test('questions are searched while one types, and an address opens one', async ({ page }) => {
  const shopper = createShopper(page, 'de');
  const { t } = shopper;
  const main = page.getByRole('main');
  const questions = main.locator('details');
  await shopper.visits('/pages/questions');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await expect(main.locator('details[open]')).toHaveCount(0);
  const field = main.getByRole('searchbox', { name: t('questions.search') });
  await field.fill('rabattcode');
  await expect(questions).toHaveCount(1);
  await expect(main.getByRole('status')).toHaveText(t('questions.found', { count: 1 }));
  await field.fill('rabattcode zebra');
  await expect(questions).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('questions.ask') })).toBeVisible();
  await field.fill('');
  await expect(questions).toHaveCount(all);

  const cost = main.locator('details').filter({ hasText: 'Was kostet der Versand?' });
  await cost.getByText('Was kostet der Versand?').click();
  await expect(cost).toContainText('4,95');
  await cost.getByRole('link', { name: t('questions.link') }).click();
  await expect(page).toHaveURL(/\/de\/pages\/questions#cost$/);

  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = described
    .map((json) => JSON.parse(json))
    .find(({ '@type': kind }) => kind === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(all);
});

test('the search of the shop leads to the answer', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/search?q=kortingscode');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Waar vul ik een kortingscode in?' })
    .click();
  await expect(page).toHaveURL(/\/nl\/pages\/questions#code$/);
  const opened = page.getByRole('main').locator('details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its answer', async ({ page }) => {
    await page.goto(`${shopUrl()}/fr-be/pages/questions#lost`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.locator('details[open]')).toHaveCount(1);
    await expect(main.locator('#lost')).toBeInViewport();
  });
});
