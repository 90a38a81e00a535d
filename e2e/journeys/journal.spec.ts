import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

const { t } = textsFor('nl');

test('an article is found from the footer, and leads on to a range', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journaal' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Journaal');
  const articles = main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(articles).toHaveCount(3);
  await expect(articles.first().locator('time')).toHaveText('4 november 2026');

  await main.getByRole('link', { name: 'Wat hard water achterlaat' }).click();
  await expect(page).toHaveURL(/\/nl\/journal\/hard-water$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wat hard water achterlaat');
  await expect(main.getByText(t('journal.by', { name: 'Noor de Wit' }))).toBeVisible();
  const others = main.getByRole('region', { name: t('journal.others') });
  await expect(others.getByRole('link')).toHaveCount(2);
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.map((json) => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Wat hard water achterlaat',
      author: { '@type': 'Person', name: 'Noor de Wit' },
    }),
  );

  await main.getByRole('link', { name: 'Rain', exact: true }).click();
  await expect(page).toHaveURL(/\/nl\/range\/rain$/);
});
