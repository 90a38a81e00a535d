import { ACCEPTED_CARD, createBuyer } from '../actors/buyer.ts';
import { CARE } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a purchase in fr-be goes from product to thanks @phone', async ({ page }) => {
    const shopper = createShopper(page, 'fr-be');
    const { market, t, main } = shopper;
    await shopper.visits(`/products/${CARE}`);
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    await main.getByRole('radio').nth(1).check({ force: true });
    await main.getByRole('button', { name: t('product.addToBag'), exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`${market.prefix}/cart/plain$`));
    const line = main.getByRole('list', { name: t('cart.lines') }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    // Playwright finds no text inside noscript.
    await expect(main.locator('noscript p')).toBeVisible();
    const quantity = line.getByRole('spinbutton', { name: t('cart.line.quantity', { title }) });
    const total = main.getByRole('definition').last();
    const before = await total.innerText();
    await quantity.fill('2');
    await line.getByRole('button', { name: t('noscript.update') }).click();
    await expect(total).not.toHaveText(before);
    await expect(quantity).toHaveValue('2');

    // Taken out and put in again; the link in the header leads to the own cart.
    await line.getByRole('button', { name: t('cart.line.removeTitle', { title }) }).click();
    await expect(main.getByText(t('cart.empty'))).toBeVisible();
    await shopper.visits(`/products/${CARE}`);
    await main.getByRole('button', { name: t('product.addToBag'), exact: true }).click();
    await expect(line).toHaveCount(1);
    await page.getByRole('banner').locator(`a[href="${market.prefix}/cart"]`).click();
    await expect(page).toHaveURL(new RegExp(`${market.prefix}/cart/plain$`));

    await main.getByRole('link', { name: t('cart.checkout'), exact: true }).click();
    const buyer = createBuyer(page, market.shop, 'scriptless.fr-be@example.com');
    await buyer.fillsInDetails();
    await buyer.paysWith(ACCEPTED_CARD);
    expect(await buyer.orderNumber()).toMatch(/^#\d{4,}$/);

    await shopper.visits('/cart/plain');
    await expect(main.getByText(t('cart.empty'))).toBeVisible();
  });

  test('no button is shown that only scripts would answer', async ({ page }) => {
    const shopper = createShopper(page, 'uk');
    const ofScripts = page.locator('button[type="button"]:not([popovertarget], fieldset button)');
    for (const path of ['/shop', '/salon/50001', '/salon/?query=a', '/compare?p=rain-shampoo']) {
      await shopper.visits(path);
      await expect(ofScripts).not.toHaveCount(0);
      await expect(ofScripts.filter({ visible: true })).toHaveCount(0);
    }
    // Nor is a wait that only they would end.
    await shopper.visits('/wishlist');
    await expect(shopper.main.getByText(shopper.t('wishlist.loading'))).toBeHidden();
  });
});

test('a cart made without scripts is taken over once they come', async ({ page, openDevice }) => {
  const scriptless = await openDevice({ javaScriptEnabled: false });
  const before = createShopper(scriptless, 'nl');
  await before.visits(`/products/${CARE}`);
  await before.main
    .getByRole('button', { name: before.t('product.addToBag'), exact: true })
    .click();
  await expect(scriptless).toHaveURL(/\/cart\/plain$/);
  await page.context().addCookies(await scriptless.context().cookies());

  const shopper = createShopper(page, 'nl');
  await shopper.visits('/cart/plain');
  await expect(page).toHaveURL(/\/nl\/cart$/);
  await shopper.cart.hasQuantity(CARE, 1);
  await shopper.cart.oneMore(CARE);
  await shopper.cart.hasQuantity(CARE, 2);
});
