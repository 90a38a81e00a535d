import type { Locale } from '@lokke/domain/markets';
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '../shop/wait-for.ts';
import { createActor, like, textsFor } from './actor.ts';
import { createCart } from './cart.ts';

export type Shopper = ReturnType<typeof createShopper>;

async function goOffline(page: Page): Promise<void> {
  const areLoaded = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.some((name) => /idle-parts-[^/]*\.js/.test(name));
    });
  await expect.poll(areLoaded).toBe(true);
  await page.context().setOffline(true);
}

async function storedText(page: Page, key: string): Promise<string> {
  const stored = await page.waitForFunction((name) => localStorage.getItem(name), key);
  return (await stored.jsonValue()) ?? '';
}

/** Creates a shopper in one market. */
export function createShopper(page: Page, locale: Locale, baseUrl?: string) {
  const actor = createActor(page, locale, baseUrl);
  const { market, t, main } = actor;
  const cartPopup = page.getByRole('dialog', { name: t('cart.title') });
  const addButton = main
    .getByRole('button', { name: like(t('product.addToBag.priced', { price: '§' }), '§') })
    .first();
  const quantityOf = (title: string) =>
    main.getByRole('group', { name: t('cart.line.quantity', { title }) }).getByRole('status');
  const addsToCart = () => addButton.click();
  /** Opens a product from the list of all products and returns its name. */
  const opensFirstProduct = async () => {
    const link = main
      .getByRole('article')
      .filter({ hasNotText: t('listing.soldOut') })
      .getByRole('link')
      .first();
    const title = (await link.innerText()).trim();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitForHydration(page);
    return title;
  };
  const opensCartPage = async () => {
    await cartPopup.getByRole('link', { name: t('cart.view') }).click();
    await expect(cartPopup).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
    await expect(main.getByText(t('cart.loading'))).toBeHidden();
  };
  const cart = createCart(actor, cartPopup, addsToCart);
  const goesToCheckout = () =>
    main.getByRole('link', { name: t('cart.checkout'), exact: true }).click();

  return {
    ...actor,
    cartPopup,
    cart,
    opensFirstProduct,
    /** Goes offline once the script that reports it has been loaded. */
    losesNetwork: () => goOffline(page),
    addsToCart,
    /** Chooses a size and adds it before the URL can have changed. */
    addsSizeAtOnce: async (size: Locator) => {
      const button = await addButton.elementHandle();
      await size.evaluate((input: HTMLElement, add) => {
        input.click();
        if (add instanceof HTMLElement) add.click();
      }, button);
    },
    opensCartPage,
    quantityOf,
    takesOneMore: async (title: string) => {
      const quantity = quantityOf(title);
      const before = Number(await quantity.innerText());
      await main.getByRole('button', { name: t('cart.line.more', { title }) }).click();
      await expect(quantity).toHaveText(String(before + 1));
    },
    findsCartEmpty: () =>
      expect(main.getByText(t('cart.empty')).filter({ visible: true })).toBeVisible(),
    goesToCheckout,
    /** Goes to the checkout with what the cart holds from before. */
    takesToCheckout: async (...handles: readonly string[]) => {
      await cart.holds(...handles);
      await goesToCheckout();
    },
    opensSearch: () => page.getByRole('link', { name: t('shell.search'), exact: true }).click(),
    /** The radio buttons of the sizes of a product. */
    sizes: main.getByRole('group', { name: t('product.size') }).getByRole('radio'),
    changesMarketTo: async (other: Locale) => {
      const name = new RegExp(`^${t('shell.market.change')}`);
      await page.getByRole('banner').getByRole('link', { name }).click();
      const { prefix } = textsFor(other).market;
      await page.getByRole('dialog').locator(`a[href^="${prefix}/"]`).click();
      await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/`));
      await waitForHydration(page);
      return createShopper(page, other, baseUrl);
    },
    /** The id of the cart that this browser keeps for the market, once the shop has answered. */
    cartId: () => storedText(page, market.checkoutIdKey),
    savesCartId: (id: string) =>
      page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        market.checkoutIdKey,
        id,
      ] as const),
  };
}
