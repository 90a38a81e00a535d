import type { Locator } from '@playwright/test';
import { expect } from '../shop/test.ts';
import type { Shopper } from './shopper.ts';

export const FREE_ITEM = 'honey-travel-mask';
/** Care that counts towards the free item, and styling that does not. */
export const CARE = 'rain-shampoo';
export const STYLING = 'volt-mousse';

/** Links to a product, whatever size they name. */
export const linkTo = (handle: string) =>
  `a[href$="/products/${handle}"], a[href*="/products/${handle}?"]`;

export interface Bag {
  /** A line by the product's handle, which is the same in every market. */
  readonly line: (handle: string) => Locator;
  readonly titleOf: (handle: string) => Promise<string>;
  readonly add: (handle: string) => Promise<void>;
  readonly oneMore: (handle: string) => Promise<void>;
  readonly oneFewer: (handle: string) => Promise<void>;
  readonly remove: (handle: string) => Promise<void>;
  readonly total: () => Locator;
  /** Waits until the bag holds the free item, free. */
  readonly hasFreeItem: () => Promise<void>;
  readonly hasNoFreeItem: () => Promise<void>;
}

/** The bag as it stands on its own page. */
export function bagOf({ page, t, visits, bagPopup, addsToBag }: Shopper): Bag {
  const main = page.getByRole('main');
  const line = (handle: string) =>
    main
      .getByRole('list', { name: t('cart.lines') })
      .getByRole('listitem')
      .filter({ has: page.locator(linkTo(handle)) });
  const titleOf = async (handle: string) =>
    (await line(handle).getByRole('link').innerText()).trim();
  const press = async (
    handle: string,
    key: 'cart.line.more' | 'cart.line.fewer' | 'cart.line.removeTitle',
  ) =>
    line(handle)
      .getByRole('button', { name: t(key, { title: await titleOf(handle) }) })
      .click();

  return {
    line,
    titleOf,
    add: async (handle) => {
      await visits(`/products/${handle}`);
      await addsToBag();
      await expect(bagPopup.locator(linkTo(handle)).first()).toBeVisible();
      await expect(bagPopup.getByRole('link', { name: t('cart.checkout') })).toHaveAttribute(
        'href',
        /\/cart\/c\//,
      );
    },
    oneMore: (handle) => press(handle, 'cart.line.more'),
    oneFewer: (handle) => press(handle, 'cart.line.fewer'),
    remove: (handle) => press(handle, 'cart.line.removeTitle'),
    total: () => main.getByRole('definition').last(),
    hasFreeItem: async () => {
      await expect(line(FREE_ITEM)).toHaveCount(1);
      await expect(line(FREE_ITEM).getByRole('strong')).toHaveText(t('promo.line.free'));
    },
    hasNoFreeItem: async () => {
      await expect(line(FREE_ITEM)).toHaveCount(0);
    },
  };
}
