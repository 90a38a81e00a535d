import { describe, expect, it } from 'vitest';
import { openStore } from '../../store/store.ts';
import { createIdAllocator, gid, parseGid } from './ids.ts';

describe('the id allocator', () => {
  it('counts each type by itself', () => {
    const store = openStore(':memory:');
    const ids = createIdAllocator(store);
    expect([ids.next('Product'), ids.next('Product'), ids.next('Order')]).toEqual([1, 2, 1]);
    store.close();
  });

  it('gives a number again when the write that took it was undone', async () => {
    const store = openStore(':memory:');
    const ids = createIdAllocator(store);
    const undone = store.write(() => {
      ids.next('Product');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(ids.next('Product')).toBe(1);
    store.close();
  });

  it('makes secrets of 32 hexadecimal digits, never the same', () => {
    const store = openStore(':memory:');
    const ids = createIdAllocator(store);
    const tokens = new Set(Array.from({ length: 100 }, () => ids.token()));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
    store.close();
  });
});

describe('global ids', () => {
  it('are read back as they were written', () => {
    expect(parseGid(gid('Product', 12))).toMatchObject({ type: 'Product', id: '12' });
  });

  it('may carry parameters', () => {
    const parsed = parseGid('gid://shopify/Cart/abc?key=secret');
    expect(parsed?.id).toBe('abc');
    expect(parsed?.parameters.get('key')).toBe('secret');
  });

  it.each(['', '12', 'gid://shopify/Product', 'gid://shopify/Product/', 'gid://other/Product/1'])(
    'are not mistaken for %j',
    (text) => {
      expect(parseGid(text)).toBeNull();
    },
  );
});
