import { createShopper } from '../actors/shopper.ts';
import { canInjectHtml } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

test('altered markup is rendered again, and cannot inject HTML', async ({ page, watch }) => {
  // React reports the hydration mismatch, and the browser the blocked assignment.
  watch.expectProblem(/Minified React error|TrustedHTML/);
  const shopper = createShopper(page, 'nl');
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const title = document.querySelector('h1');
      if (title === null) return;
      observer.disconnect();
      title.textContent = 'Altered';
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await shopper.visits('/products/rain-shampoo');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Rain Vochtshampoo');
  expect(await canInjectHtml(page)).toBe(false);
  await shopper.addsToCart();
  await expect(shopper.cartPopup).toBeVisible();
});
