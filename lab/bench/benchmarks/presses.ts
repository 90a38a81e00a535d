import { like, textsFor } from '@lokke/e2e/texts';
import type { Locator, Page } from '@playwright/test';

const { t } = textsFor('ie');
/** Stands for what varies in a label. */
const ANY = '§';

/** Control that a shopper presses, found by its text in the Irish market. */
export interface Press {
  readonly name: string;
  /** Control to tap; a press without one is a key. */
  readonly on?: (page: Page) => Locator;
  readonly key?: string;
  readonly after?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly path: string;
  readonly presses: readonly Press[];
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: t('filter.heading') });
const closeIt = (page: Page) => page.keyboard.press('Escape');
const heart: Press = {
  name: 'heart of a card',
  on: (page) => button(page, like(t('wishlist.button', { title: ANY }), ANY)).first(),
  after: closeIt,
};

export const VISITS: readonly Visit[] = [
  {
    path: '/ie/products/rain-shampoo',
    presses: [
      {
        name: 'size',
        on: (page) =>
          main(page)
            .getByRole('group', { name: t('product.size') })
            .locator('label')
            .last(),
      },
      {
        name: 'picture’s dialog',
        on: (page) => page.getByRole('link', { name: t('product.gallery.zoom') }).first(),
        after: closeIt,
      },
      { ...heart, name: 'heart of a product' },
      {
        name: 'add to bag',
        on: (page) => button(page, like(t('product.addToBag.priced', { price: ANY }), ANY)).first(),
      },
      {
        name: 'quantity in the bag',
        on: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: like(t('cart.line.more', { title: ANY }), ANY) })
            .first(),
      },
    ],
  },
  {
    path: '/ie/shop',
    presses: [
      {
        name: 'sort: open',
        on: (page) => page.locator('main details summary').filter({ hasText: t('listing.sort') }),
      },
      { name: 'sort: price', on: (page) => button(page, t('listing.sort.sortByPriceDescending')) },
      { name: 'filter: open', on: (page) => page.getByText(t('filter.more')) },
      {
        name: 'filter: choose',
        on: (page) => sheet(page).locator('label:has(input[name="hairType"])').first(),
      },
      {
        name: 'filter: show',
        on: (page) =>
          sheet(page).getByRole('button', {
            name: like(t('filter.show', { count: 10 }).replace('10', ANY), ANY),
          }),
      },
      heart,
      {
        name: 'menu',
        on: (page) => page.getByRole('banner').getByRole('button', { name: t('shell.menu') }),
        after: closeIt,
      },
      {
        name: 'next page: a product',
        on: (page) => main(page).getByRole('article').getByRole('link').first(),
      },
    ],
  },
  {
    path: '/ie',
    presses: [
      {
        name: 'search: open',
        on: (page) => page.getByRole('link', { name: t('shell.search'), exact: true }).first(),
      },
      ...['m', 'o', 's'].map((letter, at) => ({
        name: `search: letter ${at + 1}`,
        key: letter,
      })),
    ],
  },
];
