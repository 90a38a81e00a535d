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
  readonly takesOneMore: (title: string) => Promise<void>;
  readonly goesToCheckout: () => Promise<void>;
  /** The id of the cart that this browser remembers for the market. */
  readonly cartId: () => Promise<string | null>;
}

/** Somebody who shops in one market, and finds things by what they are called there. */
export function createShopper(page: Page, locale: Locale): Shopper {
  const speaker = speakerOf(locale);
  const { market, t } = speaker;
  const main = page.getByRole('main');
  const bagPopup = page.getByRole('dialog', { name: t('cart.title') });

  return {
    ...speaker,
    page,
    bagPopup,
    visits: async (path) => {
      await page.goto(`${shopUrl()}${market.prefix}${path === '/' && market.prefix ? '' : path}`);
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
    addsToBag: async () => {
      const name = like(t('product.addToBag.priced', { price: '§' }), '§');
      await main.getByRole('button', { name }).first().click();
    },
    opensBagPage: async () => {
      await bagPopup.getByRole('link', { name: t('cart.view') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
    },
    takesOneMore: async (title) => {
      const quantity = main
        .getByRole('group', { name: t('cart.line.quantity', { title }) })
        .getByRole('status');
      const before = Number(await quantity.innerText());
      await main.getByRole('button', { name: t('cart.line.more', { title }) }).click();
      await expect(quantity).toHaveText(String(before + 1));
    },
    goesToCheckout: async () => {
      await main.getByRole('link', { name: t('cart.checkout') }).click();
    },
    cartId: () => page.evaluate((key) => localStorage.getItem(key), market.checkoutIdKey),
  };
}
