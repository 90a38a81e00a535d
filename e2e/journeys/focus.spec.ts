import { like } from '../actors/actor.ts';
import { CARE, STYLING } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('removed codes, offers and lines keep the focus in place', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { t, main, cart } = shopper;
  await cart.holds(STYLING);
  const code = page.getByRole('textbox', { name: t('promo.code.label') });
  await code.fill('WELCOME10');
  await code.press('Enter');
  await main.getByRole('button', { name: t('promo.code.remove', { code: 'WELCOME10' }) }).click();
  await expect(main.getByText(t('promo.code.applied', { code: 'WELCOME10' }))).toHaveCount(0);
  await expect(page.locator('main :focus').filter({ has: code })).toHaveCount(1);

  await cart.raiseTo(STYLING, 3);
  const offer = main.getByRole('heading', { name: t('promo.offer.title', { count: 1 }) });
  const takes = like(t('promo.offer.add', { title: '§' }), '§');
  await main.getByRole('button', { name: takes }).first().click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('main div:focus')).toHaveCount(1);

  await shopper.visits('/cart');
  while ((await cart.line(STYLING).count()) > 1) {
    await cart.line(STYLING).last().getByRole('button').last().click();
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
  await cart.line(STYLING).getByRole('button').last().click();
  await shopper.findsCartEmpty();
  await expect(main).toBeFocused();
});

test('a chosen gift keeps the focus in place', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { t, cart } = shopper;
  await cart.holds(CARE);
  await cart.raiseTo(CARE, 4);
  const add = page.getByRole('button', { name: t('promo.gift.add') });
  await add.click();
  await expect(add).toHaveCount(0);
  await expect(page.locator('main div:focus')).toHaveCount(1);
});

test('salon search and removal keep the focus in place', async ({ page }) => {
  const visitor = createVisitor(page, 'nl');
  await visitor.visits('/salon/');
  const field = page.getByRole('main').getByLabel(visitor.t('salon.search.label'));
  await field.fill('utrecht');
  await field.press('Enter');
  await expect(page).toHaveURL(/query=utrecht/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Utrecht');
  await expect(field).toBeFocused();
  await field.fill('ede');
  await field.press('Enter');
  await expect(page).toHaveURL(/query=ede/);
  await page.goBack();
  await expect(field).toHaveValue('utrecht');

  await visitor.visits('/range/rain');
  await visitor.choosesSalon('Kam & Kroon');
  await visitor.opensSalonSelector();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', {
    name: visitor.t('salon.removeNamed', { name: 'Kam & Kroon' }),
  });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('a link to a part of the page takes the keyboard along', async ({ page }) => {
  const { t, main, visits } = createShopper(page, 'nl');
  await visits('/products/rain-shampoo');
  await main.getByRole('link', { name: t('product.keyIngredients'), exact: true }).press('Enter');
  await expect(page).toHaveURL(/#ingredients$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#ingredients :focus')).toHaveCount(1);
});
