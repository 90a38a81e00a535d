// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProduct } from '../../shared/catalogue/products.test-kit.ts';
import { toCard } from '../../shared/product-card/card.ts';
import { useWishlistHandle } from '../../shared/wishlist/wishlist-context.tsx';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const CARD = toCard(aProduct());

function Heart() {
  const { add } = useWishlistHandle();
  return <button type="button" onClick={() => add(CARD)} aria-label="heart" />;
}

const KEPT = /Kept on this device/;
const UNKEPT = /does not let us keep your wishlist/;

test.each([
  ['on this device', false, KEPT, UNKEPT],
  ['until the page is left, where the browser stores nothing', true, UNKEPT, KEPT],
])('says that a list is kept %s', async (_, isBlocked, shown, absent) => {
  await renderInShop(
    <>
      <Heart />
      <WishlistPage whenEmpty={null} />
    </>,
    { loader: () => ({ cards: [CARD] }) },
  );
  const storage = vi.spyOn(window, 'localStorage', 'get');
  if (isBlocked) {
    storage.mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  await act(async () => screen.getByRole('button', { name: 'heart' }).click());
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByText(absent)).toBeNull();
});
