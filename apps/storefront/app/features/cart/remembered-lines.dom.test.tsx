import { marketOf } from '@lokke/domain/markets';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveLastSeenCart } from '../../state/cart/last-seen-cart.ts';
import { checkout, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { CartPage } from './cart-page.tsx';
import { CartPanel } from './cart-panel.tsx';

const PARTS = [
  ['page', <CartPage key="page" progress={null} whenEmpty={null} offers={() => null} />],
  ['popup', <CartPanel key="popup" onLeave={() => {}} progress={null} offers={null} />],
] as const;
const REMEMBERED = {
  key: 'one',
  title: 'Rain shampoo',
  quantity: 2,
  price: { amount: '12.50', currencyCode: 'EUR' },
  told: '',
};

test.each(PARTS)(
  'in an outage the %s shows the lines that the browser remembers',
  async (_, part) => {
    saveLastSeenCart(marketOf('en'), [REMEMBERED]);
    writeStored(marketValues.checkoutUrl(marketOf('en')), 'https://pay.example/cart/c/1');
    const { store } = await renderInShop(part);
    const retry = vi.fn();
    await act(async () => store.markLoadFailed(retry));
    expect(screen.getByText('2 × Rain shampoo')).toBeDefined();
    expect(screen.getByText(/This browser remembers/).getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    const way = screen.getByRole('link', { name: 'Check out' });
    expect(way.getAttribute('href')).toBe('https://pay.example/cart/c/1?locale=en');
  },
);

test.each(PARTS)(
  'in an outage the %s shows a new line beside them, and no sum of it alone',
  async (_, part) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    saveLastSeenCart(marketOf('en'), [REMEMBERED]);
    const { store, container } = await renderInShop(part);
    await act(async () => {
      store.setOptimisticUpdate(() => checkout(line(9, 1, 12, 12)));
      store.markLoadFailed(() => {});
    });
    // The page waits for offers first.
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await screen.findAllByText('Product 9');
    expect(screen.getByText('2 × Rain shampoo')).toBeDefined();
    expect(container.querySelector('dl')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
);

test.each(PARTS)(
  'in an outage the %s of a browser that remembers nothing says so',
  async (_, part) => {
    const { store } = await renderInShop(part);
    await act(async () => store.markLoadFailed(() => {}));
    expect(screen.queryByText(/This browser remembers/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  },
);
