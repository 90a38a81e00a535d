// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientCacheMiddleware } from '../../shared/client-cache.ts';
import { isKnownPage } from '../../shared/client-page-cache.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { DeferredWidgets, leavesPage } from './deferred-widgets.tsx';

const LOST = /^You are offline/;
const WAITS = 'Other pages open again when you are back online.';

let isThere = true;
/** Presses that came through to the page, or the browser. */
const pressed = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
  window.addEventListener('click', pressed);
  pressed.mockClear();
});
afterEach(() => {
  cleanup();
  window.removeEventListener('click', pressed);
  Reflect.deleteProperty(document, 'modelContext');
  vi.useRealTimers();
});

const HERE = 'https://shop.example/de/cart';

it.each([
  ['another page', '<a href="https://shop.example/de/shop">', true, true],
  ['a place on this page', '<a href="https://shop.example/de/cart#codes">', true, false],
  [
    'the checkout, while the shop alone is away',
    '<a href="https://pay.example/cart/c/1">',
    true,
    false,
  ],
  ['the checkout, without a network', '<a href="https://pay.example/cart/c/1">', false, true],
  ['another tab', '<a href="https://pay.example/" target="_blank">', false, false],
  ['an e-mail', '<a href="mailto:help@shop.example">', false, false],
])('a press on a link to %s waits: %s', (_, link, onLine, isHeld) => {
  vi.stubGlobal('navigator', { onLine });
  document.body.innerHTML = link;
  expect(leavesPage(document.querySelector('a'), HERE)).toBe(isHeld);
});

const readStatus = () => textsOf(document.querySelectorAll('[role=status] p'));
const change = (type: 'offline' | 'online') =>
  act(async () => {
    isThere = type === 'online';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    window.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(10_000);
  });
const press = () => {
  // Never left to the browser: neither by the line nor by the listener above.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Below' }));
  return pressed.mock.calls.length;
};

it('keeps the page while offline, says so, and says when all is well again', async () => {
  await renderInShop([
    <DeferredWidgets key="widgets" pageTools={null} />,
    <a key="elsewhere" href="/elsewhere">
      Elsewhere
    </a>,
    <a key="here" href="#here">
      Below
    </a>,
  ]);
  expect([readStatus(), screen.queryByRole('complementary'), press()]).toEqual([[], null, 2]);
  await change('offline');
  expect(screen.getByRole('complementary', { name: LOST }).textContent).toMatch(LOST);
  expect(readStatus()).toEqual([expect.stringMatching(LOST)]);
  // The place on this page alone.
  expect([press(), readStatus().at(-1)]).toEqual([3, WAITS]);
  await change('online');
  expect([screen.queryByRole('complementary'), readStatus().at(-1)]).toEqual([
    null,
    'You are online again.',
  ]);
  expect(press()).toBe(5);
});

it.each([
  [true, 'Tools'],
  [false, null],
])('loads tools for an assistant only where there may be one: %s', async (has, text) => {
  if (has) Object.assign(document, { modelContext: {} });
  await renderInShop(<DeferredWidgets pageTools={<p>Tools</p>} />);
  expect(screen.queryByText('Tools')?.textContent ?? null).toBe(text);
});

it('keeps the data of a page that was left, and reads it from there', async () => {
  const loader = vi.fn(async () => ({ cards: ['mask'] }));
  const { router } = await renderInShop(<DeferredWidgets pageTools={null} />, {
    path: '/shop',
    loader,
  });
  expect(isKnownPage('/shop')).toBe(false);
  await act(() => router.navigate('/cart'));
  expect([isKnownPage('/shop'), isKnownPage('/cart')]).toEqual([true, false]);
  await act(() => router.navigate('/search?q=a'));
  // The bag is nobody else's.
  expect(isKnownPage('/cart')).toBe(false);
  const request = new Request('http://lokke.test/shop');
  const results = await clientCacheMiddleware({ request }, async () => ({}));
  expect(Object.values(results)).toEqual([{ type: 'data', result: { cards: ['mask'] } }]);
});
