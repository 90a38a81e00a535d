import { LOCALES, marketOf } from '@lokke/domain/markets';
import { bagOf, CARE, FREE_ITEM, linkTo, STYLING } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { platformUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

/** One locale for each market of the specification; the others share their bag. */
const MARKETS = LOCALES.filter((locale) => !['en', 'dev', 'fr-fr'].includes(locale));

/** The digits alone: each place writes blanks in its own way. */
const digits = (text: string) => text.replace(/\D/g, '');

for (const locale of MARKETS) {
  test(`popup, bag and checkout agree to the cent in ${locale}, savings included`, async ({
    page,
  }) => {
    const shopper = createShopper(page, locale);
    const { t } = shopper;
    const bag = bagOf(shopper);
    await bag.add(STYLING);
    await bag.add(CARE);
    await shopper.bagPopup
      .getByRole('button', { name: t('cart.line.more', { title: await titleOf() }) })
      .click();
    const popupFree = shopper.bagPopup.locator(linkTo(FREE_ITEM)).first();
    await expect(popupFree).toBeVisible();
    const field = shopper.bagPopup.getByRole('textbox', { name: t('promo.code.label') });
    await field.fill('WELCOME10');
    await shopper.bagPopup.getByRole('button', { name: t('promo.code.apply') }).click();
    const taken = t('promo.code.applied', { code: 'WELCOME10' });
    await expect(shopper.bagPopup.getByRole('listitem').getByText(taken)).toBeVisible();
    const inPopup = await shopper.bagPopup.getByRole('definition').allInnerTexts();

    await shopper.opensBagPage();
    await bag.hasFreeItem();
    const main = page.getByRole('main');
    await expect(main.getByRole('definition')).toHaveText(inPopup);

    const cart = await askForCart(await shopper.cartId());
    expect(digits(inPopup.at(-1) ?? '')).toBe(
      digits(Number(cart.cost.totalAmount.amount).toFixed(2)),
    );
    await shopper.goesToCheckout();
    await expect(page).toHaveURL(/\/cart\/c\//);
    const [before, saved] = await checkoutTotals();
    const total = Number(before) - Number(saved);
    expect(String(total)).toBe(digits(inPopup.at(-1) ?? ''));

    async function titleOf() {
      const link = shopper.bagPopup.getByRole('link').filter({ hasText: /\S/ });
      const own = link.and(page.locator(linkTo(CARE)));
      return (await own.innerText()).trim();
    }

    /** Subtotal and discount as the checkout writes them. */
    async function checkoutTotals(): Promise<readonly string[]> {
      const amounts = page.locator('.totals dd');
      await expect(amounts.first()).toBeAttached();
      return (await amounts.allTextContents()).slice(0, 2).map(digits);
    }

    async function askForCart(id: string): Promise<{ cost: { totalAmount: { amount: string } } }> {
      const { shop, apiVersion } = marketOf(locale);
      const answer = await page.request.post(
        `${platformUrl()}/${shop}/api/${apiVersion}/graphql.json`,
        {
          headers: { 'X-Shopify-Storefront-Access-Token': `lokke-public-${shop}` },
          data: {
            query: 'query($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }',
            variables: { id },
          },
        },
      );
      return (await answer.json()).data.cart;
    }
  });
}
