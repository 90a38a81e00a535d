import { expect, it } from 'vitest';
import { createShortTtlCache } from './short-ttl-cache.ts';

function openCache() {
  const clock = { inMs: 0 };
  const cache = createShortTtlCache<string>({
    freshInMs: 100,
    now: () => clock.inMs,
    maxEntries: 2,
  });
  const loaded: string[] = [];
  const get = (key: string, value = key) =>
    cache.get(
      key,
      async () => {
        loaded.push(key);
        if (value === 'broken') throw new Error('broken');
        return value;
      },
      (response) => response !== 'not yet',
    );
  return { clock, loaded, get };
}

it('asks once within its time, and again at its end', async () => {
  const { clock, loaded, get } = openCache();
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
  clock.inMs = 99;
  expect(await get('a', 'newer')).toBe('a');
  clock.inMs = 100;
  expect(await get('a', 'newer')).toBe('newer');
  expect(loaded).toEqual(['a', 'a']);
});

it('keeps no failure', async () => {
  const { get } = openCache();
  await expect(get('a', 'broken')).rejects.toThrow('broken');
  expect(await get('a', 'not yet')).toBe('not yet');
  expect(await get('a')).toBe('a');
});

it('forgets the oldest when it is full', async () => {
  const { loaded, get } = openCache();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
});
