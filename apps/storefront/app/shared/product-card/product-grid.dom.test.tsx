import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { aProduct } from '../catalogue/products.test-kit.ts';
import { toCard } from './card.ts';
import { ProductGrid } from './product-grid.tsx';

const CARDS = ['comb', 'mask'].map((handle, index) =>
  toCard(aProduct({ id: `gid://shopify/Product/${index}`, handle, title: handle })),
);

afterEach(() => window.history.replaceState(null, ''));

test.each([
  ['/products/mask', 'mask'],
  ['/products/soap', null],
])('whoever left a list for %s and comes back has the focus on %s', async (pathname, title) => {
  window.history.replaceState({ leftByLink: { pathname, topInPx: 0 } }, '');
  await renderInShop(<ProductGrid cards={CARDS} />);
  const focused = screen.getAllByRole('link').find((link) => link === document.activeElement);
  expect(focused?.textContent ?? null).toBe(title);
});
