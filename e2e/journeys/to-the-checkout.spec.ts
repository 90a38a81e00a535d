import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

test.use({ hasRefusedCookies: false });

// `checkout-link.test.ts` has the links of other markets, `logout-cart.test.ts` the cart of a login without codes.
test('in no choices, login and language reach the checkout, until the logout', async ({
  page,
  watch,
}) => {
  // A request from before the logout may fail after it.
  watch.expectProblem(/401/);
  const customer = createCustomer(page, 'no', 'on-the-way');
  const shopper = createShopper(page, 'no');
  const visitor = createVisitor(page, 'no');
  const { market, t, baseUrl, main } = shopper;
  const { email } = customer;
  let kept = '';
  const emailField = page.locator('[autocomplete="email"]');
  const goesToCheckout = async () => {
    const asked = page.waitForRequest(/\/cart\/c\//);
    await shopper.goesToCheckout();
    const { searchParams } = new URL((await asked).url());
    await expect(emailField).toBeVisible();
    return Object.fromEntries(searchParams);
  };

  await test.step('an old address leads into the market, where cookies are refused', async () => {
    await page.goto(`${baseUrl}${market.prefix.toUpperCase()}/shop?utm_source=letter`);
    await expect(page).toHaveURL(`${baseUrl}${market.prefix}/shop?utm_source=letter`);
    await waitForHydration(page);
    const bar = page.getByRole('region', { name: t('consent.title') });
    await bar.getByRole('button', { name: t('consent.refuse') }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('the checkout knows all of it, and who is logged in', async () => {
    await customer.hasAccount();
    await customer.logsIn();
    await shopper.visits('/range/rain?utm_source=letter');
    await customer.isRemembered(email);
    [kept = ''] = await main.getByRole('article').getByRole('heading').allInnerTexts();
    await visitor.keeps(kept);
    await shopper.opensFirstProduct();
    await shopper.addsToCart();
    await expect(shopper.cartPopup.getByRole('definition').first()).toBeVisible();
    await shopper.opensCartPage();
    expect(await goesToCheckout()).toMatchObject({ locale: 'no', utm_source: 'letter' });
    await expect(emailField).toHaveValue(email);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${market.language}`));
    await expect(page.locator('script[src]:not([src^="/"])')).toHaveCount(0);
  });

  await test.step('whoever comes after the logout finds the bag, and nobody in it', async () => {
    await customer.logsOut();
    await customer.isRemembered(null);
    await shopper.visits('/range/rain');
    await expect(visitor.heartOf(kept)).toHaveAttribute('aria-pressed', 'false');
    await shopper.visits('/cart');
    await goesToCheckout();
    await expect(emailField).toHaveValue('');
  });
});
