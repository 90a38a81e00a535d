import { updateSnapshot } from '@lokke/domain/cart-snapshot';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkout, line, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { CartNotices } from './cart-notices.tsx';

const CART = checkout(line(1, 1, 10, 10));
const unkept = () => screen.queryAllByText(/^This browser does not let us keep your bag/);

it('a bag that the browser does not keep is said in it, and announced once', async () => {
  const { store } = await renderInShop(<CartNotices checkout={CART} />, { checkout: CART });
  expect(unkept()).toEqual([]);
  await act(async () => store.receive(CART, false));
  expect(unkept()).toHaveLength(2);
  await act(async () => store.receive(CART));
  expect(unkept()).toHaveLength(1);
});

it('products that left the bag are named in it and announced, those of one title once', async () => {
  const { store } = await renderInShop(<CartNotices checkout={CART} />, { checkout: CART });
  const left = [2, 3].map((id) => {
    const { product, ...sold } = merchandise(id, 20);
    return {
      ...line(id, 1, 20, 20),
      merchandise: { ...sold, product: { ...product, title: 'Mask' } },
    };
  });
  const seen = updateSnapshot([], { lines: [line(1, 1, 10, 10), ...left], asked: null });
  await act(async () => store.setLastSeen(seen));
  expect(screen.getAllByText(/^Mask is no longer sold/)).toHaveLength(2);
});
