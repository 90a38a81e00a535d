// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
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
