import { describe, expect, it } from 'vitest';
import { createPageMemory, KEPT_FOR_IN_MS } from './client-page-cache.ts';

function memoryAt(clock: { now: number }) {
  return createPageMemory(() => clock.now);
}

const listOf = (...cards: readonly string[]) => ({ routeId: 'list', data: { cards } });

describe('the memory of pages', () => {
  it.each([
    [KEPT_FOR_IN_MS - 1, true],
    [KEPT_FOR_IN_MS, true],
    [KEPT_FOR_IN_MS + 1, false],
  ])('has a page %i ms after its data came: %s', (ageInMs, isThere) => {
    const clock = { now: 0 };
    const memory = memoryAt(clock);
    memory.keep('/nl/shop', listOf('mask'));
    clock.now = ageInMs;
    expect(memory.find('/nl/shop') !== null).toBe(isThere);
  });

  it('knows data at another address as old as it is', () => {
    const clock = { now: 0 };
    const memory = memoryAt(clock);
    const list = listOf('mask');
    memory.keep('/nl/shop', list);
    clock.now = KEPT_FOR_IN_MS;
    memory.keep('/nl/shop?hairType=dry', list);
    expect(memory.find('/nl/shop?hairType=dry')?.data).toBe(list.data);
    clock.now += 1;
    expect(memory.find('/nl/shop?hairType=dry')).toBeNull();
  });

  it('takes newer data for older, and is as young as they are', () => {
    const clock = { now: 0 };
    const memory = memoryAt(clock);
    memory.keep('/nl/shop', listOf('mask'));
    clock.now = KEPT_FOR_IN_MS;
    memory.keep('/nl/shop', listOf('comb'));
    clock.now += KEPT_FOR_IN_MS;
    expect(memory.find('/nl/shop')?.data).toEqual({ cards: ['comb'] });
  });

  it.each([
    [19, true],
    [20, false],
  ])('after %i other pages has the first: %s', (count, isThere) => {
    const memory = memoryAt({ now: 0 });
    memory.keep('/nl/shop', listOf('mask'));
    for (let other = 1; other <= count; other += 1) memory.keep(`/nl/products/${other}`, listOf());
    expect(memory.find('/nl/shop') !== null).toBe(isThere);
  });
});
