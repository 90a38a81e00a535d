import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProduct } from '../../shared/catalogue/products.test-kit.ts';
import { toCard } from '../../shared/product-card/card.ts';
import { useWishlistHandle } from '../../shared/wishlist/wishlist-context.tsx';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useWishlistStore } from '../../state/wishlist/wishlist-provider.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const CARD = toCard(aProduct());
const OTHER = toCard({ ...aProduct(), id: 'gid://shopify/Product/2', title: 'Other' });

function Heart() {
  const { add } = useWishlistHandle();
  const { setFailed } = useWishlistStore();
  return (
    <>
      <button type="button" onClick={() => add(CARD)} aria-label="heart" />
      <button type="button" onClick={() => add(OTHER)} aria-label="other heart" />
      <button type="button" onClick={() => setFailed(true)} aria-label="fail" />
    </>
  );
}

/** Opens the page with a product whose heart was pressed. */
async function openPage(loader: () => unknown) {
  await renderInShop(
    <>
      <Heart />
      <main tabIndex={-1}>
        <WishlistPage whenEmpty={null} />
      </main>
    </>,
    { loader },
  );
  return act(async () => screen.getByRole('button', { name: 'heart' }).click());
}

const KEPT = /Kept on this device/;
const UNKEPT = /does not let us keep your wishlist/;

test.each([
  ['on this device', false, KEPT, UNKEPT],
  ['until the page is left, where the browser stores nothing', true, UNKEPT, KEPT],
])('says that a list is kept %s', async (_, isBlocked, shown, absent) => {
  const storage = vi.spyOn(window, 'localStorage', 'get');
  if (isBlocked) {
    storage.mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  await openPage(() => ({ cards: [CARD] }));
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByText(absent)).toBeNull();
});

test('says that the account could not take the list, and shows it still', async () => {
  await openPage(() => ({ cards: [CARD] }));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'fail' }).click());
  expect(screen.getByRole('alert').textContent).toContain('could not be reached');
  expect(await screen.findByText(CARD.title)).toBeDefined();
});

test('a removed product hands the focus to the next, and the last one to the page', async () => {
  await openPage(() => ({ cards: [CARD, OTHER] }));
  await act(async () => screen.getByRole('button', { name: 'other heart' }).click());
  const remove = async (title: string) => {
    const heart = screen.getByRole('button', { name: new RegExp(`${title}.* wishlist`) });
    heart.focus();
    await act(async () => heart.click());
  };
  await remove(OTHER.title);
  expect(document.activeElement?.getAttribute('aria-label')).toContain(CARD.title);
  await remove(CARD.title);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
