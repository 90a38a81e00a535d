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

test('free units are offered up to the limit of the order', async ({ page }) => {
  const shopper = createShopper(page, 'es');
  const { t, cart } = shopper;
  await cart.holds(STYLING);
  const offer = (count: number) =>
    page.getByRole('heading', { name: t('promo.offer.title', { count }) });
  await cart.oneMore(STYLING);
  await expect(offer(1)).toHaveCount(0);
  await cart.oneMore(STYLING);
  await expect(offer(1)).toBeVisible();
  for (let step = 0; step < 6; step += 1) await cart.oneMore(STYLING);
  await cart.hasQuantity(STYLING, 9);
  await expect(offer(2)).toBeVisible();

  const take = page.getByRole('button', { name: /gratis$/ }).first();
  await take.click();
  await expect(offer(1)).toBeVisible();
  await take.click();
  await expect(offer(1)).toHaveCount(0);
  await expect(page.getByText(t('promo.line.charged'))).toHaveCount(0);
  const free = page.getByRole('strong').filter({ hasText: t('promo.line.free') });
  await expect(free).toHaveCount(1);
});

test('a valid code saves, an invalid one is rejected', async ({ page }) => {
  const shopper = createShopper(page, 'na');
  const { t, cart } = shopper;
  await cart.holds(STYLING);
  const before = await cart.total.innerText();
  const field = page.getByRole('textbox', { name: t('promo.code.label') });
  const apply = page.getByRole('button', { name: t('promo.code.apply') });

  await apply.click();
  await expect(field).toHaveAccessibleDescription(t('promo.code.missing'));
  await field.fill('NOT-A-CODE');
  // Remarks as shops of newer versions make them.
  await page.route(/checkout\/discount-codes/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const warnings = [{ code: 'DISCOUNT_NOT_FOUND', target: body.data.id }];
    await route.fulfill({ response, json: { ...body, data: { ...body.data, warnings } } });
  });
  await apply.click();
  await expect(field).toHaveAccessibleDescription(t('promo.code.refused', { code: 'NOT-A-CODE' }));
  const reason = t('warning.code.notFound');
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: reason })).toHaveCount(1);
  await page.unroute(/checkout\/discount-codes/);
  await expect(cart.total).toHaveText(before);

  await field.fill('welcome10');
  await apply.click();
  await expect(cart.total).not.toHaveText(before);
  await expect(
    page.getByText(t('promo.code.applied', { code: 'WELCOME10' })).first(),
  ).toBeVisible();
  await shopper.visits('/cart');
  await expect(cart.total).not.toHaveText(before);

  await page.getByRole('button', { name: t('promo.code.remove', { code: 'WELCOME10' }) }).click();
  await expect(cart.total).toHaveText(before);
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

test('the offer popup opens once, and stays closed', async ({ page }) => {
  const shopper = createShopper(page, 'ni');
  const { t, cart } = shopper;
  const popup = page.getByRole('region', { name: 'A travel size, free' });
  await shopper.visits('/');
  await expect(popup).toHaveCount(0);
  await cart.add(CARE);
  await shopper.visits('/shop');
  await expect(popup).toBeVisible();
  // There the meter says the same, and codes and total stay free.
  await shopper.visits('/cart');
  await expect(cart.line(CARE)).toBeVisible();
  await expect(popup).toHaveCount(0);
  await shopper.visits('/shop');
  await popup.getByRole('button', { name: t('promo.popup.close') }).click();
  await expect(popup).toHaveCount(0);
  await shopper.visits('/cart');
  await expect(cart.line(CARE)).toBeVisible();
  await expect(popup).toHaveCount(0);
  await cart.oneMore(CARE);
  await expect(cart.line(FREE_ITEM)).toBeVisible();
});
