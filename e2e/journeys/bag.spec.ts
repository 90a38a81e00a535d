import type { Locator } from '@playwright/test';
import { bagOf, CARE, linkTo } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('a Belgian bag survives the change of language, there and back', async ({ page }) => {
  const dutch = createShopper(page, 'nl-be');
  await dutch.visits('/shop');
  await dutch.opensFirstProduct();
  await dutch.addsToBag();
  await expect(dutch.bagPopup.getByRole('definition')).toBeVisible();
  const cartId = await dutch.cartId();
  await dutch.opensBagPage();

  const french = await dutch.changesMarketTo('fr-be');
  await expect(page.getByRole('heading', { level: 1, name: french.t('cart.title') })).toBeVisible();
  const lines = page.getByRole('main').getByRole('list', { name: french.t('cart.lines') });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  expect(await french.cartId()).toBe(cartId);

  await french.changesMarketTo('nl-be');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(/^€/);
  expect(await dutch.cartId()).toBe(cartId);
});

test('the bag of one market is not the bag of another', async ({ page }) => {
  const dutch = createShopper(page, 'nl');
  await dutch.visits('/shop');
  await dutch.opensFirstProduct();
  await dutch.addsToBag();
  await expect(dutch.bagPopup.getByRole('definition')).toBeVisible();

  const german = createShopper(page, 'de');
  await german.visits('/cart');
  await german.findsBagEmpty();
});

test('two quick clicks put two in the bag @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits(`/products/${CARE}`);
  await shopper.addsToBagTwiceAtOnce();
  await expect(shopper.bagPopup.getByRole('status').first()).toHaveText('2');
  await shopper.cartId();
  await shopper.visits('/cart');
  await expect(bagOf(shopper).line(CARE).getByRole('status')).toHaveText('2');
});

test('what one tab puts in the bag is in the other tab', async ({ page, context }) => {
  const first = createShopper(page, 'uk');
  await first.visits('/cart');
  await first.findsBagEmpty();

  const second = createShopper(await context.newPage(), 'uk');
  await second.visits('/shop');
  const title = await second.opensFirstProduct();
  await second.addsToBag();
  await expect(second.bagPopup.getByRole('link', { name: title })).toBeVisible();

  const lines = page.getByRole('main').getByRole('list', { name: first.t('cart.lines') });
  await expect(lines.getByRole('link', { name: title })).toBeVisible();
});

test('a line can be removed, and the bag is still empty after a reload @phone', async ({
  page,
}) => {
  const shopper = createShopper(page, 'se');
  await shopper.visits('/shop');
  const title = await shopper.opensFirstProduct();
  await shopper.addsToBag();
  await expect(shopper.bagPopup.getByRole('link', { name: title })).toBeVisible();
  await shopper.opensBagPage();

  await page.getByRole('button', { name: shopper.t('cart.line.removeTitle', { title }) }).click();
  await shopper.findsBagEmpty();
  await shopper.visits('/cart');
  await shopper.findsBagEmpty();
});

test('the bag stays open when the address comes to the size that was just chosen', async ({
  page,
}) => {
  const shopper = createShopper(page, 'es');
  await shopper.visits(`/products/${CARE}`);
  const sizes = page.getByRole('group', { name: shopper.t('product.size') }).getByRole('radio');
  await shopper.addsSizeAtOnce(sizes.nth(1));
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(shopper.bagPopup.locator(linkTo(CARE)).last()).toBeVisible();
  // To where one is it leads as well.
  await shopper.bagPopup.locator(linkTo(CARE)).last().click();
  await expect(shopper.bagPopup).toBeHidden();
  await expect(page).toHaveURL(/\?variant=\d+$/);
});

test('a line leads to the size that is in the bag, from the popup and from the page', async ({
  page,
}) => {
  const shopper = createShopper(page, 'es');
  const main = page.getByRole('main');
  const sizes = main.getByRole('group', { name: shopper.t('product.size') }).getByRole('radio');
  await shopper.visits(`/products/${CARE}`);
  await sizes.nth(1).check({ force: true });
  await shopper.addsToBag();
  const wayOn = shopper.bagPopup.getByRole('link', { name: shopper.t('cart.checkout') });
  await expect(wayOn).toHaveAttribute('href', /\/cart\/c\//);
  const leadsToIt = async (line: Locator) => {
    await line.click();
    await expect(page).toHaveURL(/\/products\/rain-shampoo\?variant=\d+$/);
    await expect(sizes.nth(1)).toBeChecked();
  };

  await shopper.visits('/shop');
  await page.getByRole('banner').locator('a[href$="/cart"]').click();
  await leadsToIt(shopper.bagPopup.locator(linkTo(CARE)).last());
  await shopper.visits('/cart');
  await leadsToIt(main.locator(linkTo(CARE)).last());
});

test('a bag whose id is none of the platform is replaced silently', async ({ page, watch }) => {
  // Spec §8: the refusal is logged, and the shopper hears nothing of it.
  watch.expectProblem(/checkout\/request\/|status of 40\d/);
  const shopper = createShopper(page, 'de');
  await shopper.visits('/');
  await shopper.remembersCart('an-id-of-another-shop-system');
  await shopper.visits('/shop');
  const title = await shopper.opensFirstProduct();
  await shopper.addsToBag();
  await expect(shopper.bagPopup.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(shopper.cartId).toMatch(/^gid:\/\/shopify\/Cart\//);
});
