import { expect, it } from 'vitest';
import { isFirstTry } from './full-load.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('an address is tried once for each build', () => {
  const tab = storage();
  const tries = (build: string, target: string) => isFirstTry(() => tab, build, target);
  expect([tries('1-a', '/nl/cart'), tries('1-a', '/nl/cart')]).toEqual([true, false]);
  expect([tries('1-a', '/nl/shop'), tries('1-a', '/nl/cart')]).toEqual([true, false]);
  expect([tries('1-b', '/nl/cart'), tries('1-b', '/nl/cart')]).toEqual([true, false]);
});

it('nothing is tried where it cannot be noted', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(isFirstTry(() => full, '1-a', '/nl/cart')).toBe(false);
});
