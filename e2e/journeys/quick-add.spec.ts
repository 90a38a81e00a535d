import type { Page } from '@playwright/test';
import { linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

const ONE_SIZE = 'rain-curl-cream';
const SEVERAL = 'rain-shampoo';

const cardOf = (page: Page, handle: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(linkTo(handle)) });

/** The button of a card that adds its product or lets its size be chosen. */
const addButton = (page: Page, handle: string) =>
  cardOf(page, handle).locator('button:not([aria-pressed])');

test('the only size is added from the list, and the focus returns to the card', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const { t, cartPopup } = shopper;
  await shopper.visits('/shop');
  const title = await cardOf(page, ONE_SIZE).getByRole('link').innerText();
  const button = addButton(page, ONE_SIZE);
  await expect(button).toHaveAccessibleName(t('listing.addToBag', { title }));
  await button.click();
  await expect(cartPopup.locator(linkTo(ONE_SIZE)).first()).toBeVisible();
  await expect(page.getByRole('status').getByText(t('product.added', { title }))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(cartPopup).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/nl\/shop$/);
});

test('of several sizes one is chosen by keyboard', async ({ page }) => {
  const shopper = createShopper(page, 'de');
  const { t, cartPopup } = shopper;
  await shopper.visits('/range/rain');
  const card = cardOf(page, SEVERAL);
  await expect(card).toContainText(t('listing.sizes', { count: 2 }));
  await expect(card).toContainText(t('listing.priceFrom', { price: '23,50\u00a0€' }));
  const title = await card.getByRole('link').innerText();
  const button = addButton(page, SEVERAL);
  await button.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: t('listing.chooseSize', { title }) });
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await choice.getByRole('button', { name: '1000 ml' }).press('Enter');
  await expect(choice).toBeHidden();
  await expect(cartPopup.getByText('1000 ml')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('sizes that cannot be loaded leave the way to the product', async ({ page, watch }) => {
  watch.expectProblem(/ERR_FAILED/);
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  // Script is there, its data is not.
  await addButton(page, SEVERAL).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.route('**/sizes.data*', (route) => route.abort());
  await addButton(page, ONE_SIZE).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(shopper.t('errors.part.failed'))).toBeVisible();
  await dialog.locator(linkTo(ONE_SIZE)).click();
  await expect(page).toHaveURL(/\/products\/rain-curl-cream$/);
});
