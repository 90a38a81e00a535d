import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { writesMarkup } from '../shop/writes-markup.ts';

test('a page that an extension altered is drawn anew and works, and nothing that got in writes markup', async ({
  page,
  watch,
}) => {
  // React says that it found another page than the server's, and the browser that it stopped somebody.
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
  expect(await writesMarkup(page)).toBe(false);
  await shopper.addsToBag();
  await expect(shopper.bagPopup).toBeVisible();
});
