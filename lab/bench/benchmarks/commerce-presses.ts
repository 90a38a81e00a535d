import type { Page } from '@playwright/test';
import type { Visit } from './presses.ts';

/** On a phone; wider windows have the first list. */
const sorting = (page: Page) =>
  page.getByRole('main').locator('nav', { hasText: 'Sort by' }).locator('ul').last();

/** What shoppers press in Next.js Commerce, under the names that it has in our shop. */
export const COMMERCE_VISITS: readonly Visit[] = [
  {
    path: '/product/rain-shampoo',
    presses: [
      {
        name: 'size',
        on: (page) => page.getByTitle(/^Size /).last(),
      },
      {
        name: 'add to bag',
        on: (page) => page.getByRole('button', { name: 'Add to cart' }),
      },
      {
        name: 'quantity in the bag',
        on: (page) =>
          page.getByRole('dialog').getByRole('button', { name: 'Increase item quantity' }),
      },
    ],
  },
  {
    path: '/search',
    presses: [
      { name: 'sort: open', on: (page) => sorting(page).getByText('Relevance') },
      {
        name: 'sort: price',
        on: (page) => sorting(page).getByText('Price: High to low'),
        // What comes late would close the menu.
        after: (page) => page.waitForURL(/sort=/),
      },
      {
        name: 'menu',
        on: (page) => page.getByRole('button', { name: 'Open mobile menu' }),
        after: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'next page: a product',
        on: (page) => page.getByRole('main').locator('a[href^="/product/"]').first(),
      },
    ],
  },
];
