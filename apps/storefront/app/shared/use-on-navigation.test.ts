import { describe, expect, it } from 'vitest';
import { isSamePage } from './use-on-navigation.ts';

const SHAMPOO = { pathname: '/products/rain-shampoo', search: '' };
const LARGE = { ...SHAMPOO, search: '?variant=7' };

describe('isSamePage', () => {
  it('is one that wrote what was chosen into its address', () => {
    expect(isSamePage(SHAMPOO, LARGE, 'REPLACE')).toBe(true);
  });

  it.each([
    ['a link to where one is', SHAMPOO, SHAMPOO, 'REPLACE'],
    ['a link to another size', SHAMPOO, LARGE, 'PUSH'],
    ['the way back', LARGE, SHAMPOO, 'POP'],
    ['a page that leads on', SHAMPOO, { ...SHAMPOO, pathname: '/shop' }, 'REPLACE'],
  ] as const)('is not what comes by %s', (_, before, now, type) => {
    expect(isSamePage(before, now, type)).toBe(false);
  });
});
