import { CARE, FREE_ITEM, STYLING } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { isInSight } from '../shop/in-sight.ts';
import { expect, test } from '../shop/test.ts';

const COMB = 'gift-detangling-comb';
const POUCH = 'gift-travel-pouch';

test('a chosen gift is free, and leaves with what earned it', async ({ page }) => {
  const shopper = createShopper(page, 'ie');
  const { t, cart } = shopper;
  await cart.holds(CARE);
  const gifts = page.getByRole('radio');
  await expect(gifts).toHaveCount(0);
  await cart.raiseTo(CARE, 4);
  await expect(gifts).toHaveCount(2);
  await cart.hasFreeItem();
  const before = await cart.total.innerText();

  await page
    .getByRole('group', { name: t('promo.gift.legend') })
    .getByRole('radio')
    .last()
    .check();
  await page.getByRole('button', { name: t('promo.gift.add') }).click();
  await expect(cart.line(POUCH)).toContainText(t('promo.line.gift'));
  await expect(cart.line(POUCH).getByRole('strong')).toHaveText(t('promo.line.free'));
  await expect(cart.line(POUCH).getByRole('button')).toHaveCount(1);
  await expect(gifts).toHaveCount(0);
  await expect(cart.line(COMB)).toHaveCount(0);
  await expect(cart.total).toHaveText(before);

  const title = await cart.titleOf(POUCH);
  await cart.remove(CARE);
  await shopper.findsCartEmpty();
  await expect(page.getByRole('status').getByText(t('promo.said.swept', { title }))).toBeAttached();
});

test('the cart popup covers neither the code nor what is said about it @phone', async ({
  page,
}) => {
  const shopper = createShopper(page, 'de');
  const { t, cart, cartPopup } = shopper;
  await cart.add(CARE);
  await cart.add(STYLING);
  const field = cartPopup.getByRole('textbox', { name: t('promo.code.label') });
  await field.focus();
  await isInSight(field);
  await field.fill('NOT-A-CODE');
  await field.press('Enter');
  await isInSight(cartPopup.getByText(t('promo.code.refused', { code: 'NOT-A-CODE' })));

  // Held sideways, or enlarged, the screen is not full of the sum and the buttons.
  await page.setViewportSize({ width: 844, height: 390 });
  const change = cartPopup.getByRole('button', { name: t('cart.line.remove') }).first();
  await change.focus();
  await change.scrollIntoViewIfNeeded();
  await isInSight(change);
});

test('the offer popup leaves the bar of a product free @phone', async ({ page }) => {
  const shopper = createShopper(page, 'de');
  const { cart, cartPopup } = shopper;
  const popup = page.getByRole('region', { name: 'Eine Reisegröße, gratis' });
  await cart.add(CARE);
  await page.keyboard.press('Escape');
  await expect(cartPopup).toBeHidden();
  await expect(popup).toBeVisible();
  const bar = page.locator('[data-bottom-fixed][data-shown]');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await isInSight(bar.getByRole('button'));
  await isInSight(popup.getByRole('button'));
  const name = bar.getByRole('paragraph');
  await expect(name).toBeVisible();
  // There its first letter alone would stay.
  await page.setViewportSize({ width: 320, height: 600 });
  await expect(name).toBeHidden();
});

test('the offer popup opens once, and stays closed', async ({ page }) => {
  const shopper = createShopper(page, 'ni');
  const { t, cart } = shopper;
  const popup = page.getByRole('region', { name: 'A travel size, free' });
  await shopper.visits('/');
  await expect(popup).toHaveCount(0);
  await cart.add(CARE);
  await shopper.visits('/range/rain');
  await expect(popup).toBeVisible();
  // There the meter says the same, and codes and total stay free.
  await shopper.visits('/cart');
  await expect(cart.line(CARE)).toBeVisible();
  await expect(popup).toHaveCount(0);
  await shopper.visits('/range/rain');
  await popup.getByRole('button', { name: t('promo.popup.close') }).click();
  await expect(popup).toHaveCount(0);
  await shopper.visits('/cart');
  await expect(cart.line(CARE)).toBeVisible();
  await expect(popup).toHaveCount(0);
  await cart.oneMore(CARE);
  await expect(cart.line(FREE_ITEM)).toBeVisible();
});
