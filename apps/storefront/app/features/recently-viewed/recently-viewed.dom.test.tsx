import { marketOf } from '@lokke/domain/markets';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { card } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { RecentlyViewedSlot } from './recently-viewed-slot.tsx';

const VIEWED = marketValues.recentlyViewed(marketOf('en'));
type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'> & {
  readonly boundingClientRect: { readonly top: number };
};
let see: (entry: Entry) => void = () => {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: readonly Entry[]) => void) {
        see = (entry) => act(() => run([entry]));
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
});
const isAt = (top: number, isIntersecting: boolean) =>
  see({ isIntersecting, boundingClientRect: { top } });
const titles = () => textsOf(screen.queryAllByRole('heading', { level: 3 }));
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent;

/** The cards of products 1 to 3 are there; 4 has gone. */
async function visits(productId?: number) {
  const loader = ({ request }: { readonly request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/cards') asked.push(search);
    return { cards: [3, 2, 1].map((id) => ({ id: String(id), card: card(id) })) };
  };
  const id = productId === undefined ? {} : { productId: `gid://shopify/Product/${productId}` };
  await renderInShop(<RecentlyViewedSlot {...id} />, { checkout: null, path: '/shop', loader });
  for (let turn = 0; turn < 3; turn += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((done) => setTimeout(done, 20));
    });
  }
}

it('shows what was seen before a product, latest first, once it is out of sight', async () => {
  writeStored(VIEWED, ['2', '4', '1', '9']);
  await visits(9);
  expect(asked).toEqual(['?ids=2,4,1']);
  expect(readStored(VIEWED)).toEqual(['9', '2', '4', '1']);
  expect(titles()).toEqual([]);
  isAt(500, true);
  expect(titles()).toEqual([]);
  isAt(0, false);
  expect(titles()).toEqual([]);
  isAt(1, false);
  expect(titles()).toEqual(['Product 2', 'Product 1']);
  expect(heading()).toBe('Recently viewed');
});

it.each([
  [['5', '6', '7', '8', '9'], 1, ['1', '5', '6', '7', '8'], '?ids=5,6,7,8'],
  [['5', '1', '6'], 1, ['1', '5', '6'], '?ids=5,6'],
] as const)('%j and then %s are kept as %j', async (before, product, after, search) => {
  writeStored(VIEWED, before);
  await visits(product);
  expect(readStored(VIEWED)).toEqual(after);
  expect(asked).toEqual([search]);
});

it('shows nothing below a visitor’s first product', async () => {
  await visits(1);
  expect(asked).toEqual([]);
  expect(readStored(VIEWED)).toEqual(['1']);
});

it.each([
  [[], '', 'Popular with others', ['Product 3', 'Product 2', 'Product 1']],
  [['1', '4', '2'], '?ids=1,4,2', 'Recently viewed', ['Product 1', 'Product 2']],
  [['1', '2', '3', '4', '5'], '?ids=1,2,3,4', 'Recently viewed', undefined],
] as const)(
  'fills a page that is empty, after %j, at once',
  async (viewed, search, name, shown) => {
    writeStored(VIEWED, viewed);
    await visits();
    expect(asked).toEqual([search]);
    expect(heading()).toBe(name);
    if (shown !== undefined) expect(titles()).toEqual(shown);
    expect(readStored(VIEWED) ?? []).toEqual(viewed);
  },
);
