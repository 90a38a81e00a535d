import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { looksLikeBefore, looksOtherwise } from './compare.ts';
import { noteRelease } from './references.ts';

// The styles that hide pictures come from outside the page.
test.use({ bypassCSP: true });

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

// The default market, and one whose words are longer.
for (const locale of ['nl', 'de'] as const) {
  test(`the main screens look as they did in ${locale}`, async ({ page }) => {
    noteRelease(page);
    // The one picture that is a background.
    await page.route('**/pictures/strands-*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }),
    );
    const shopper = createShopper(page, locale);
    const looks = (screen: string) => looksLikeBefore(page, `${locale}-${screen}`);

    await shopper.visits('/');
    await looks('home');
    await shopper.visits('/shop');
    await looks('listing');
    await shopper.visits('/salon/');
    await looks('salons');
    await shopper.visits('/account/login');
    await looks('login');
    await shopper.visits('/products/rain-shampoo');
    await looks('product');

    await test.step('and a gap of 4 px more or another ink is noticed', async () => {
      await looksOtherwise(page, `${locale}-product`, ':root { --space-5: 28px; }');
      await looksOtherwise(page, `${locale}-product`, ':root { --ink: #14505a; }');
    });

    await shopper.addsToBag();
    await expect(shopper.bagPopup.getByRole('definition')).toBeVisible();
    await shopper.opensBagPage();
    await looks('bag');
    await shopper.goesToCheckout();
    await expect(page.locator('[autocomplete="email"]')).toBeVisible();
    await looks('checkout');
  });
}
