// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { OfferChooser } from './promotion-offers.tsx';

const free = (title: string) => ({
  id: title,
  variantId: title,
  title,
  handle: title,
  featuredImage: null,
});

test('a free product is named with what its button says, also where it is sold out', async () => {
  const products = [free('Shampoo'), { ...free('Mask'), isSoldOut: true } as const];
  const offer = { discountId: '1', title: 'Free travel size', unitsLeft: 1, products };
  await renderInShop(<OfferChooser offer={offer} />, { checkout: checkout(line(1, 3, 10, 30)) });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Shampoo, free',
    'Mask, Sold out',
  ]);
  expect(buttons.map((button) => button.textContent)).toEqual(['Free', 'Sold out']);
});
