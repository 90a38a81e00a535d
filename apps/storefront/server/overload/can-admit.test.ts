import { describe, expect, it } from 'vitest';
import { canAdmit, type RequestClass } from './can-admit.ts';

describe('whether there is room for one more', () => {
  it.each<[RequestClass, { pages: number; calls: number; excess?: number }, boolean]>([
    ['page', { pages: 3, calls: 500 }, true],
    ['page', { pages: 4, calls: 500 }, false],
    ['page', { pages: 8, calls: 41 }, true],
    ['page', { pages: 8, calls: 42 }, false],
    ['page', { pages: 49, calls: 0 }, true],
    ['page', { pages: 50, calls: 0 }, false],
    ['call', { pages: 500, calls: 7 }, true],
    ['call', { pages: 500, calls: 8 }, false],
    ['call', { pages: 49, calls: 50 }, true],
    ['call', { pages: 49, calls: 51 }, false],
    ['excess', { pages: 500, calls: 500, excess: 0 }, true],
    ['excess', { pages: 0, calls: 0, excess: 1 }, false],
    ['kept', { pages: 500, calls: 500 }, true],
  ])('a %s, with %o inside and room for a hundred: %s', (requestClass, inFlight, may) => {
    expect(canAdmit(requestClass, { excess: 0, ...inFlight }, 100)).toBe(may);
  });
});
