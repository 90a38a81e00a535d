import type { Page } from '@playwright/test';

/** Something that a shopper presses, in the English of the Irish market. */
export interface Press {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
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
  press: (page) =>
    button(page, /^Keep .* on the wishlist$/)
      .first()
      .tap(),
  after: closeIt,
};

export const VISITS: readonly Visit[] = [
  {
    path: '/ie/products/rain-shampoo',
    presses: [
      {
        name: 'size',
        press: (page) =>
          main(page).getByRole('group', { name: 'Size' }).locator('label').last().tap(),
      },
      {
        name: 'picture’s dialog',
        press: (page) => page.getByRole('link', { name: 'Enlarge' }).first().tap(),
        after: closeIt,
      },
      { ...heart, name: 'heart of a product' },
      {
        name: 'add to bag',
        press: (page) =>
          button(page, /^Add to bag · /)
            .first()
            .tap(),
      },
      {
        name: 'quantity in the bag',
        press: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^One more / })
            .first()
            .tap(),
      },
    ],
  },
  {
    path: '/ie/shop',
    presses: [
      {
        name: 'sort: open',
        press: (page) => page.locator('main details summary').filter({ hasText: 'Sort' }).tap(),
      },
      { name: 'sort: price', press: (page) => button(page, 'Price: high to low').tap() },
      { name: 'filter: open', press: (page) => page.getByText('All filters').tap() },
      {
        name: 'filter: choose',
        press: (page) => sheet(page).locator('label:has(input[name="hairType"])').first().tap(),
      },
      {
        name: 'filter: show',
        press: (page) =>
          sheet(page)
            .getByRole('button', { name: /^Show \d+/ })
            .tap(),
      },
      heart,
      {
        name: 'menu',
        press: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap(),
        after: closeIt,
      },
      {
        name: 'next page: a product',
        press: (page) => main(page).getByRole('article').getByRole('link').first().tap(),
      },
    ],
  },
  {
    path: '/ie',
    presses: [
      {
        name: 'search: open',
        press: (page) => page.getByRole('link', { name: 'Search', exact: true }).first().tap(),
      },
      ...['m', 'o', 's'].map((letter, at) => ({
        name: `search: letter ${at + 1}`,
        press: (page: Page) => page.keyboard.press(letter),
      })),
    ],
  },
];
