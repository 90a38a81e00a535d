import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { useItemList } from '../../shared/measurement/use-item-list.ts';
import { renderInShop } from '../render.test-kit.tsx';
import { card } from './measurement.test-kit.ts';

const [ONE, TWO] = [card(1), card(2)];
let tracked: ReturnType<typeof recordTracked> = [];

beforeEach(() => {
  tracked = recordTracked();
});

function List() {
  const [cards, setCards] = useState<readonly (typeof ONE | string)[]>([ONE, 'coming']);
  const open = useItemList(cards);
  return (
    <>
      <button type="button" onClick={() => setCards([ONE, TWO])}>
        Arrived
      </button>
      <button type="button" onClick={() => open(TWO)}>
        Open
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a list tells each of its cards once, and the one that is opened by its place', async () => {
  const { router } = await renderInShop(<List />, { path: '/range/rain' });
  press('Arrived');
  press('Open');
  expect(tracked).toEqual([
    { kind: 'listViewed', list: 'range-rain', cards: [{ card: ONE, index: 0 }] },
    { kind: 'listViewed', list: 'range-rain', cards: [{ card: TWO, index: 1 }] },
    { kind: 'itemSelected', list: 'range-rain', cards: [{ card: TWO, index: 1 }] },
  ]);
  tracked.length = 0;
  await act(() => router.navigate('/range/rain?sortOption=sortByPriceAscending'));
  expect(tracked).toEqual([]);
  await act(() => router.navigate('/shop'));
  expect(tracked).toMatchObject([{ kind: 'listViewed', list: 'shop', cards: [{}, {}] }]);
});

test.each([
  ['/', 'home'],
  ['/products/rain', 'product-page'],
  ['/range', 'range'],
  ['/search', 'search'],
])('the list of %s is %s', async (path, list) => {
  await renderInShop(<List />, { path });
  expect(tracked).toMatchObject([{ list }]);
});
