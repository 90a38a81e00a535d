import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('a wishlist is kept on the device, per market, and says where @phone', async ({ page }) => {
  const anna = createVisitor(page, 'nl');
  const [first = '', second = ''] = await anna.listedTitles(2);
  await anna.heartOf(first).click();
  const popup = page.getByRole('dialog', { name: anna.t('wishlist.title') });
  await expect(popup).toContainText(anna.t('wishlist.device'));
  await page.keyboard.press('Escape');
  await anna.keeps(second);
  await anna.seesWishlist(first, second);

  await anna.heartOf(first).click();
  await anna.seesWishlist(second);
  await createVisitor(page, 'de').seesWishlist();
});

test('another tab shows a new wishlist item at once', async ({ page, context }) => {
  const anna = createVisitor(page, 'ie');
  const [title = ''] = await anna.listedTitles(1);
  const otherTab = createVisitor(await context.newPage(), 'ie');
  await otherTab.visits('/range/rain');
  await anna.keeps(title);
  await expect(otherTab.heartOf(title)).toHaveAttribute('aria-pressed', 'true');
});

test('a list kept before the login in no follows its customer, and what is removed elsewhere goes', async ({
  page,
  openDevice,
}) => {
  const atHome = createVisitor(page, 'no');
  const customer = createCustomer(page, 'no', 'wishes');
  const isSaved = (device: Page) => device.waitForResponse(/set-customer-wishlist/);
  await customer.hasAccount();
  const [first = '', second = ''] = await atHome.listedTitles(2);
  await atHome.keeps(first);
  await atHome.keeps(second);
  const union = isSaved(page);
  await customer.logsIn();
  await union;

  const away = createVisitor(await openDevice(), 'no');
  await createCustomer(away.page, 'no', customer.email).logsIn();
  await away.seesWishlist(second, first);
  const removed = isSaved(away.page);
  await away.heartOf(first).click();
  await removed;

  // Removed on the other device, so it does not come back from this one.
  await atHome.seesWishlist(second);
});
