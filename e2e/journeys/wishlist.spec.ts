import { createVisitor } from '../actors/visitor.ts';
import { refuseCookies } from '../shop/refuse-cookies.ts';
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

test('another tab knows at once', async ({ page, context }) => {
  const anna = createVisitor(page, 'ie');
  const [title = ''] = await anna.listedTitles(1);
  const otherTab = createVisitor(await context.newPage(), 'ie');
  await otherTab.visits('/shop');
  await anna.keeps(title);
  await expect(otherTab.heartOf(title)).toHaveAttribute('aria-pressed', 'true');
});

test('lists of two devices become one at login, and stay in step', async ({ page, browser }) => {
  const email = 'wishes@example.com';
  const atHome = createVisitor(page, 'nl');
  await atHome.hasAccount(email);
  const [first = '', second = '', third = ''] = await atHome.listedTitles(3);
  await atHome.keeps(first);
  const union = page.waitForResponse(/set-customer-wishlist/);
  await atHome.logsIn(email);
  await union;

  const phone = await browser.newContext();
  await refuseCookies(phone);
  const away = createVisitor(await phone.newPage(), 'nl');
  await away.visits('/shop');
  await away.keeps(second);
  const both = away.page.waitForResponse(/set-customer-wishlist/);
  await away.logsIn(email);
  await both;
  await away.seesWishlist(second, first);

  const kept = away.page.waitForResponse(/set-customer-wishlist/);
  await away.visits('/shop');
  await away.keeps(third);
  await kept;
  const removed = away.page.waitForResponse(/set-customer-wishlist/);
  await away.heartOf(first).click();
  await removed;
  await phone.close();

  // Removed there, so it does not come back from here.
  await atHome.visits('/shop');
  await expect(atHome.heartOf(third)).toHaveAttribute('aria-pressed', 'true');
  await expect(atHome.heartOf(first)).toHaveAttribute('aria-pressed', 'false');
  await atHome.seesWishlist(second, third);
});

test('what the account cannot take is kept here, and said', async ({ page, watch }) => {
  watch.expectProblem(/502|Failed to load resource/);
  const email = 'out.of.reach@example.com';
  const anna = createVisitor(page, 'nl');
  await anna.hasAccount(email);
  await anna.logsIn(email);
  await page.route('**/set-customer-wishlist/**', (route) =>
    route.fulfill({ status: 502, json: { error: 'Update wishlist failed' } }),
  );
  const [title = ''] = await anna.listedTitles(1);
  await anna.keeps(title);
  await anna.seesWishlist(title);
  await expect(page.getByRole('alert')).toContainText(anna.t('wishlist.failed'));
});
