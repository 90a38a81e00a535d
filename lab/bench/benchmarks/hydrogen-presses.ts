import type { Page } from '@playwright/test';
import type { Visit } from './presses.ts';

const aside = (page: Page, heading: string) => page.getByRole('dialog', { name: heading });

/** What shoppers press in Hydrogen's skeleton, under the names that it has in our shop. */
export const HYDROGEN_VISITS: readonly Visit[] = [
  {
    path: '/products/rain-shampoo',
    presses: [
      {
        name: 'size',
        press: (page) => page.locator('.product-options').first().getByRole('button').last().tap(),
      },
      {
        name: 'add to bag',
        press: (page) => page.getByRole('button', { name: 'Add to cart' }).tap(),
      },
      {
        name: 'quantity in the bag',
        press: (page) =>
          aside(page, 'CART').getByRole('button', { name: 'Increase quantity' }).tap(),
      },
    ],
  },
  {
    path: '/collections/all',
    presses: [
      {
        name: 'menu',
        press: (page) => page.getByRole('button', { name: '☰' }).tap(),
        after: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'next page: a product',
        press: (page) => page.locator('.product-item').first().tap(),
      },
    ],
  },
  {
    path: '/',
    presses: [
      {
        name: 'search: open',
        press: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).tap(),
        // It leaves the field for the visitor to tap.
        after: (page) => aside(page, 'SEARCH').getByRole('searchbox').tap(),
      },
      ...['m', 'o', 's'].map((letter, at) => ({
        name: `search: letter ${at + 1}`,
        press: (page: Page) => page.keyboard.press(letter),
      })),
    ],
  },
];
