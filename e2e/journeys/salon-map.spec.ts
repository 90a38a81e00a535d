import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

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
