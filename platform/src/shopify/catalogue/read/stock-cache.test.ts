import { beforeEach, expect, test } from 'vitest';
import { openPlatform } from '../../../../tests/fixtures/platform.ts';
import { productDraft, variantDraft } from '../../../../tests/fixtures/product-draft.ts';
import type { Platform } from '../../../platform.ts';
import { readCatalogue, saveCatalogue, takeStock } from '../index.ts';

let platform: Platform;

beforeEach(async () => {
  platform = openPlatform();
  const variants = [variantDraft({ inventoryQuantity: 100 })];
  await saveCatalogue(platform.context, 'nl', { products: [productDraft({ variants })] });
});

/** Reads stock as answers and prices do: from memory, brought up to date. */
function stock(): number {
  const { products, stock: book } = readCatalogue(platform.context.store, 'nl');
  const variant = products[0]?.variants[0];
  return variant === undefined ? Number.NaN : book.quantityOf(variant);
}

/** An order of so many units that looks at the stock after it has taken its own. */
function order(units: number, outcome: 'placed' | 'undone'): Promise<number> {
  return platform.context.store.write((sql) => {
    const variantNumber = readCatalogue(platform.context.store, 'nl').products[0]?.record
      .variants[0]?.number;
    takeStock(sql, 'nl', [{ variantNumber: variantNumber ?? 0, units, takesStock: true }]);
    const left = stock();
    if (outcome === 'undone') throw new Error('undone');
    return left;
  });
}

test('an order that is undone after it looked leaves the stock as it was', async () => {
  expect(stock()).toBe(100);
  await expect(order(7, 'undone')).rejects.toThrow('undone');
  expect(stock()).toBe(100);
});

test('the next order counts from what is there, though it gets the number of the one undone', async () => {
  expect(stock()).toBe(100);
  await expect(order(7, 'undone')).rejects.toThrow('undone');
  expect(await order(1, 'placed')).toBe(99);
  expect(stock()).toBe(99);
});

test.each([
  [['undone', 'placed'], [7, 1], 99],
  [['placed', 'undone'], [1, 7], 99],
  [['placed', 'undone', 'placed'], [1, 7, 2], 97],
  [['undone', 'undone'], [7, 7], 100],
] as const)(
  'orders that are %j in one go leave what the placed ones left',
  async (outcomes, units, left) => {
    expect(stock()).toBe(100);
    await Promise.allSettled(outcomes.map((outcome, index) => order(units[index] ?? 0, outcome)));
    expect(stock()).toBe(left);
  },
);
