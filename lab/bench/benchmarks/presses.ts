import type { Locator, Page } from '@playwright/test';

/** Control that a shopper presses, in the English of the Irish market. */
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
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const closeIt = (page: Page) => page.keyboard.press('Escape');
const heart: Press = {
  name: 'heart of a card',
  on: (page) => button(page, /^Keep .* on the wishlist$/).first(),
  after: closeIt,
};

export const VISITS: readonly Visit[] = [
  {
    path: '/ie/products/rain-shampoo',
    presses: [
      {
        name: 'size',
        on: (page) => main(page).getByRole('group', { name: 'Size' }).locator('label').last(),
      },
      {
        name: 'picture’s dialog',
        on: (page) => page.getByRole('link', { name: 'Enlarge' }).first(),
        after: closeIt,
      },
      { ...heart, name: 'heart of a product' },
      {
        name: 'add to bag',
        on: (page) => button(page, /^Add to bag · /).first(),
      },
      {
        name: 'quantity in the bag',
        on: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^One more / })
            .first(),
      },
    ],
  },
  {
    path: '/ie/shop',
    presses: [
      {
        name: 'sort: open',
        on: (page) => page.locator('main details summary').filter({ hasText: 'Sort' }),
      },
      { name: 'sort: price', on: (page) => button(page, 'Price: high to low') },
      { name: 'filter: open', on: (page) => page.getByText('All filters') },
      {
        name: 'filter: choose',
        on: (page) => sheet(page).locator('label:has(input[name="hairType"])').first(),
      },
      {
        name: 'filter: show',
        on: (page) => sheet(page).getByRole('button', { name: /^Show \d+/ }),
      },
      heart,
      {
        name: 'menu',
        on: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
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
        on: (page) => page.getByRole('link', { name: 'Search', exact: true }).first(),
      },
      ...['m', 'o', 's'].map((letter, at) => ({
        name: `search: letter ${at + 1}`,
        key: letter,
      })),
    ],
  },
];
