import { describe, expect, it } from 'vitest';
import { openPageCache } from '../../testing/open-page-cache.ts';

const FRESH_IN_MS = 5_000;

describe('a page that was', () => {
  it('made of what was old is made again behind its second visitor, and only once', async () => {
    const cache = openPageCache();
    cache.isOld = true;
    await cache.visit('/nl');
    cache.content = 'new';
    await expect.poll(() => cache.text('/nl')).toBe('page /nl new');
    await cache.visit('/nl');
    expect(cache.made()).toEqual(['/nl quick', '/nl current']);
  });
});

describe('a page that can be made only of what is old', () => {
  it('gives those who failed a moment of peace', async () => {
    const cache = openPageCache();
    await cache.warm('/nl');
    cache.isOld = true;
    cache.passTime(FRESH_IN_MS);
    await cache.visit('/nl');
    await expect.poll(() => cache.made()).toEqual(['/nl current', '/nl current']);
    await cache.visit('/nl');
    await cache.visit('/nl');
    expect(cache.made()).toHaveLength(2);
  });
});
