import type { Locale } from '@lokke/domain/markets';
import { expect, type Locator, type Page } from '@playwright/test';
import { shopUrl } from '../shop/addresses.ts';
import { untilAlive } from '../shop/until-alive.ts';
import { like, type Speaker, speakerOf } from './language.ts';

export interface Shopper extends Speaker {
  readonly page: Page;
  readonly bagPopup: Locator;
  /** Opens an address of the shopper's market: `/cart`. */
  readonly visits: (path: string) => Promise<void>;
  /** Opens the product from the list of all products and answers its name. */
  readonly opensFirstProduct: () => Promise<string>;
  readonly addsToBag: () => Promise<void>;
  readonly opensBagPage: () => Promise<void>;
  /** Both clicks come before the first can have been answered. */
  readonly addsToBagTwiceAtOnce: () => Promise<void>;
  /** Chooses a size and adds it before the address can have come to it. */
  readonly addsSizeAtOnce: (size: Locator) => Promise<void>;
  readonly quantityOf: (title: string) => Locator;
  readonly takesOneMore: (title: string) => Promise<void>;
  readonly findsBagEmpty: () => Promise<void>;
  readonly goesToCheckout: () => Promise<void>;
  /** Picks another market in the list that the header opens; answers the same person, who now reads its language. */
  readonly changesMarketTo: (locale: Locale) => Promise<Shopper>;
  /** The id of the cart that this browser remembers for the market, once the shop has answered. */
  readonly cartId: () => Promise<string>;
  /** Once what tells of it has come: without a network it could not any more. */
  readonly losesNetwork: () => Promise<void>;
  readonly remembersCart: (id: string) => Promise<void>;
}

/** Somebody who shops in one market, and finds things by what they are called there. */
export function createShopper(page: Page, locale: Locale, baseUrl = shopUrl()): Shopper {
  const speaker = speakerOf(locale);
  const { market, t } = speaker;
  const main = page.getByRole('main');
  const bagPopup = page.getByRole('dialog', { name: t('cart.title') });
  const addButton = main
    .getByRole('button', { name: like(t('product.addToBag.priced', { price: '§' }), '§') })
    .first();
  const quantityOf = (title: string) =>
    main.getByRole('group', { name: t('cart.line.quantity', { title }) }).getByRole('status');

  return {
    ...speaker,
    page,
    bagPopup,
    visits: async (path) => {
      await page.goto(`${baseUrl}${market.prefix}${path === '/' && market.prefix ? '' : path}`);
      await untilAlive(page);
    },
    opensFirstProduct: async () => {
      const link = main
        .getByRole('article')
        .filter({ hasNotText: t('listing.soldOut') })
        .getByRole('link')
        .first();
      const title = (await link.innerText()).trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await untilAlive(page);
      return title;
    },
    losesNetwork: async () => {
      const hasCome = () =>
        page.evaluate(() => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          const isThere = (part: RegExp) => names.some((name) => part.test(name));
          return isThere(/later-parts-[^/]*\.js/) && isThere(/\/connection-[^/]*\.js/);
        });
      await expect.poll(hasCome).toBe(true);
      await page.context().setOffline(true);
    },
    addsToBag: () => addButton.click(),
    addsToBagTwiceAtOnce: () =>
      addButton.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    addsSizeAtOnce: async (size) => {
      const button = await addButton.elementHandle();
      await size.evaluate((input: HTMLElement, add) => {
        input.click();
        if (add instanceof HTMLElement) add.click();
      }, button);
    },
    opensBagPage: async () => {
      await bagPopup.getByRole('link', { name: t('cart.view') }).click();
      await expect(bagPopup).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
      await expect(main.getByText(t('cart.loading'))).toBeHidden();
    },
    quantityOf,
    takesOneMore: async (title) => {
      const quantity = quantityOf(title);
      const before = Number(await quantity.innerText());
      await main.getByRole('button', { name: t('cart.line.more', { title }) }).click();
      await expect(quantity).toHaveText(String(before + 1));
    },
    findsBagEmpty: async () => {
      const text = main.getByText(t('cart.empty')).filter({ visible: true });
      await expect(text).toBeVisible();
    },
    goesToCheckout: async () => {
      await main.getByRole('link', { name: t('cart.checkout') }).click();
    },
    changesMarketTo: async (other) => {
      const name = new RegExp(`^${t('shell.market.change')}`);
      await page.getByRole('banner').getByRole('link', { name }).click();
      const { prefix } = speakerOf(other).market;
      await page.getByRole('dialog').locator(`a[href^="${prefix}/"]`).click();
      await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/`));
      await untilAlive(page);
      return createShopper(page, other, baseUrl);
    },
    cartId: async () => {
      const stored = await page.waitForFunction(
        (key) => localStorage.getItem(key),
        market.checkoutIdKey,
      );
      return (await stored.jsonValue()) ?? '';
    },
    remembersCart: (id) =>
      page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        market.checkoutIdKey,
        id,
      ] as const),
  };
}
