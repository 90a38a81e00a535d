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
        on: (page) => page.locator('.product-options').first().getByRole('button').last(),
      },
      {
        name: 'add to bag',
        on: (page) => page.getByRole('button', { name: 'Add to cart' }),
      },
      {
        name: 'quantity in the bag',
        on: (page) => aside(page, 'CART').getByRole('button', { name: 'Increase quantity' }),
      },
    ],
  },
  {
    path: '/collections/all',
    presses: [
      {
        name: 'menu',
        on: (page) => page.getByRole('button', { name: '☰' }),
        after: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'next page: a product',
        on: (page) => page.locator('.product-item').first(),
      },
    ],
  },
  {
    path: '/',
    presses: [
      {
        name: 'search: open',
        on: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }),
        // It leaves the field for the visitor to tap.
        after: (page) => aside(page, 'SEARCH').getByRole('searchbox').tap(),
      },
      ...['m', 'o', 's'].map((letter, at) => ({
        name: `search: letter ${at + 1}`,
        key: letter,
      })),
    ],
  },
];
