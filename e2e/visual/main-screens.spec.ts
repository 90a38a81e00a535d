import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { differsFromReference, matchesReference } from './compare.ts';
import { logComparison } from './renderer.ts';

// The styles that hide images come from outside the page.
test.use({ bypassCSP: true });

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const WIDER_GAPS = {
  picture: ':root { --space-5: 28px; }',
  geometry: ':root { --space-5: 72px; }',
};
// The product page says on which days an order arrives.
const DAY_OF_THE_PICTURES = new Date('2026-11-23T08:00:00Z');
const INK = ':root { --ink: #14505a; }';

// The default market, and one whose words are longer.
for (const locale of ['nl', 'de'] as const) {
  test(`the main screens match their references in ${locale}`, async ({ page }) => {
    if (locale === 'nl') await logComparison(page);
    await page.clock.setFixedTime(DAY_OF_THE_PICTURES);
    // The one image that is a background.
    await page.route('**/pictures/strands-*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }),
    );
    const shopper = createShopper(page, locale);
    const matches = (screen: string) => matchesReference(page, `${locale}-${screen}`);

    await shopper.visits('/');
    await matches('home');
    await shopper.visits('/shop');
    await matches('listing');
    await shopper.visits('/salon/');
    await matches('salons');
    await shopper.visits('/account/login');
    await matches('login');
    await shopper.visits('/products/rain-shampoo');
    await matches('product');

    if (locale === 'nl') {
      await test.step('wider gaps and another ink are noticed', async () => {
        await differsFromReference(page, 'nl-product', WIDER_GAPS);
        await differsFromReference(page, 'nl-product', { picture: INK, geometry: INK });
      });
    }

    await shopper.addsToCart();
    await expect(shopper.cartPopup.getByRole('definition')).toBeVisible();
    await shopper.opensCartPage();
    await matches('bag');
    await shopper.goesToCheckout();
    await expect(page.locator('[autocomplete="email"]')).toBeVisible();
    await matches('checkout');
  });
}
