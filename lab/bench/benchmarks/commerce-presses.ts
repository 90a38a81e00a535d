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
        press: (page) =>
          page
            .getByTitle(/^Size /)
            .last()
            .tap(),
      },
      {
        name: 'add to bag',
        press: (page) => page.getByRole('button', { name: 'Add to cart' }).tap(),
      },
      {
        name: 'quantity in the bag',
        press: (page) =>
          page.getByRole('dialog').getByRole('button', { name: 'Increase item quantity' }).tap(),
      },
    ],
  },
  {
    path: '/search',
    presses: [
      { name: 'sort: open', press: (page) => sorting(page).getByText('Relevance').tap() },
      {
        name: 'sort: price',
        press: (page) => sorting(page).getByText('Price: High to low').tap(),
        // What comes late would close the menu.
        after: (page) => page.waitForURL(/sort=/),
      },
      {
        name: 'menu',
        press: (page) => page.getByRole('button', { name: 'Open mobile menu' }).tap(),
        after: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'next page: a product',
        press: (page) => page.getByRole('main').locator('a[href^="/product/"]').first().tap(),
      },
    ],
  },
];
