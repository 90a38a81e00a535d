import type { Locale } from '@lokke/domain/markets';
import { createBuyer } from '../actors/buyer.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

test.use({ hasRefusedCookies: false });

/** Markets of both kinds of account, each with a language of its own; `checkout-link.test.ts` has the links of others. */
const MARKETS: readonly Locale[] = ['de', 'no'];

for (const locale of MARKETS) {
  test(`in ${locale} choices, login and language reach the checkout, until the logout`, async ({
    page,
    watch,
  }) => {
    // A request from before the logout may fail after it; the cart is gone with the order.
    watch.expectProblem(/401|404|Not Found/);
    const customer = createCustomer(page, locale, 'on-the-way');
    const shopper = createShopper(page, locale);
    const visitor = createVisitor(page, locale);
    const { market, t, baseUrl, main } = shopper;
    const { email } = customer;
    let kept = '';
    const emailField = page.locator('[autocomplete="email"]');
    const buyer = createBuyer(page, market.shop, email);
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
      await shopper.visits('/shop?utm_source=letter');
      await customer.isRemembered(email);
      [kept = ''] = await main.getByRole('article').getByRole('heading').allInnerTexts();
      await visitor.keeps(kept);
      await shopper.opensFirstProduct();
      await shopper.addsToCart();
      await expect(shopper.cartPopup.getByRole('definition').first()).toBeVisible();
      await shopper.opensCartPage();
      expect(await goesToCheckout()).toMatchObject({ locale, utm_source: 'letter' });
      await expect(emailField).toHaveValue(email);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${market.language}`));
      await expect(page.locator('script[src]:not([src^="/"])')).toHaveCount(0);
    });

    await test.step('whoever comes after the logout finds the bag, and nobody in it', async () => {
      await customer.logsOut();
      await customer.isRemembered(null);
      await shopper.visits('/shop');
      await expect(visitor.heartOf(kept)).toHaveAttribute('aria-pressed', 'false');
      await shopper.visits('/cart');
      await goesToCheckout();
      await expect(emailField).toHaveValue('');
    });

    await test.step('the way back from the order is to the same market', async () => {
      await buyer.buys();
      await buyer.goesBackToShop();
      await expect(page).toHaveURL(new RegExp(`^${baseUrl}${market.prefix}(/|$)`));
    });
  });
}
