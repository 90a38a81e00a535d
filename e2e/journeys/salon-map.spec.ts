import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('a Belgian city is found by its French and its Dutch name', async ({ page }) => {
  const names = { 'fr-be': ['Gand', 'Gent'], 'nl-be': ['Gent', 'Gand'] } as const;
  for (const locale of ['fr-be', 'nl-be'] as const) {
    const visitor = createVisitor(page, locale);
    for (const query of names[locale]) {
      await visitor.visits(`/salon/?query=${query}`);
      const salons = page.getByRole('list', { name: visitor.t('salon.list') });
      await expect(salons.getByRole('listitem').first()).toContainText(names[locale][0]);
    }
  }
});

test('the map has the numbers of the list, and is zoomed by buttons and keys @phone', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'nl-be');
  await visitor.visits('/salon/');
  const map = page.getByRole('main').locator('svg[viewBox="0 0 720 600"]');
  await expect(map.getByText('1', { exact: true })).toHaveCount(1);
  await expect(map.getByText('Brussel', { exact: true })).toBeVisible();

  const zoomIn = page.getByRole('button', { name: visitor.t('salon.map.zoomIn') });
  const zoomOut = page.getByRole('button', { name: visitor.t('salon.map.zoomOut') });
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.click();
  await expect(map).toHaveAttribute('data-zoomed', 'true');
  await zoomIn.press('-');
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await zoomIn.press('+');
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
});
