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

test('a wishlist whose products cannot be fetched says so, and fetches them again', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED/);
  const anna = createVisitor(page, 'nl');
  const [title = ''] = await anna.listedTitles(1);
  await anna.keeps(title);
  await page.route(/wishlist\.data\?/, (route) => route.abort());
  await anna.visits('/wishlist');
  await expect(anna.main.getByText(anna.t('errors.part.failed'))).toBeVisible();
  await expect(
    anna.main.getByRole('heading', { level: 1, name: anna.t('wishlist.title') }),
  ).toBeVisible();
  await page.unrouteAll();
  await anna.clicks(anna.t('errors.retry'));
  await expect(anna.heartOf(title)).toBeVisible();
});

test('another tab shows a new wishlist item at once', async ({ page, context }) => {
  const anna = createVisitor(page, 'ie');
  const [title = ''] = await anna.listedTitles(1);
  const otherTab = createVisitor(await context.newPage(), 'ie');
  await otherTab.visits('/shop');
  await anna.keeps(title);
  await expect(otherTab.heartOf(title)).toHaveAttribute('aria-pressed', 'true');
});

test('lists of two devices in no are merged at login, and stay in sync', async ({
  page,
  openDevice,
}) => {
  const atHome = createVisitor(page, 'no');
  const customer = createCustomer(page, 'no', 'wishes');
  await customer.hasAccount();
  const [first = '', second = '', third = ''] = await atHome.listedTitles(3);
  await atHome.keeps(first);
  const union = page.waitForResponse(/set-customer-wishlist/);
  await customer.logsIn();
  await union;

  const away = createVisitor(await openDevice(), 'no');
  const isSaved = () => away.page.waitForResponse(/set-customer-wishlist/);
  await away.visits('/shop');
  await away.keeps(second);
  const both = isSaved();
  await createCustomer(away.page, 'no', customer.email).logsIn();
  await both;
  await away.seesWishlist(second, first);

  const added = isSaved();
  await away.visits('/shop');
  await away.keeps(third);
  await added;
  const removed = isSaved();
  await away.heartOf(first).click();
  await removed;

  // Removed on the other device, so it does not come back from this one.
  await atHome.visits('/shop');
  await expect(atHome.heartOf(third)).toHaveAttribute('aria-pressed', 'true');
  await expect(atHome.heartOf(first)).toHaveAttribute('aria-pressed', 'false');
  await atHome.seesWishlist(second, third);
});

test('an item the account cannot save in nl is kept on the device', async ({ page, watch }) => {
  watch.expectProblem(/502|Failed to load resource/);
  const anna = createVisitor(page, 'nl');
  const customer = createCustomer(page, 'nl', 'out.of.reach.nl@example.com');
  await customer.hasAccount();
  await customer.logsIn();
  await page.route('**/set-customer-wishlist/**', (route) =>
    route.fulfill({ status: 502, json: { error: 'Update wishlist failed' } }),
  );
  const [title = ''] = await anna.listedTitles(1);
  await anna.keeps(title);
  await anna.seesWishlist(title);
  await expect(page.getByRole('alert')).toContainText(anna.t('wishlist.failed'));
});
