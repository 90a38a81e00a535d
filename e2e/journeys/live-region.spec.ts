import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('messages of one moment are announced together', async ({ page }) => {
  const anna = createVisitor(page, 'nl');
  const { t } = anna;
  const [first = '', second = ''] = await anna.listedTitles(2);
  const region = page.getByRole('status').filter({ hasText: first });
  const says = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  await anna.keeps(first);

  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  await anna.heartOf(first).click();
  await anna.keeps(second);
  await expect(says(t('wishlist.removed', { title: first }))).toHaveCount(1);
  await expect(says(t('wishlist.added', { title: second }))).toHaveCount(1);
  // Else a screen reader would read the first again with the second.
  await expect(region).toHaveAttribute('aria-atomic', 'false');

  await page.clock.setFixedTime(now + 60_000);
  await anna.heartOf(second).click();
  await expect(says(t('wishlist.removed', { title: second }))).toHaveCount(1);
  await expect(region).toHaveCount(0);
});
