import { describe, expect, it } from 'vitest';
import { openPageCache } from '../../testing/open-page-cache.ts';

const FRESH_IN_MS = 5_000;
const STALE_IN_MS = 60_000;

describe('a kept page', () => {
  it('is made once while it is fresh, and is the same for everybody', async () => {
    const cache = openPageCache();
    const first = await cache.visit('/nl/shop');
    cache.passTime(1);
    const headers = { cookie: 'a=b', 'accept-language': 'fr', 'user-agent': 'phone' };
    const second = await cache.visit('/nl/shop?utm_source=letter', headers);
    expect(await second?.text()).toBe(await first?.text());
    expect(cache.made()).toEqual(['/nl/shop quick']);
  });

  it('is made for nobody: nothing of the request but its address comes through', async () => {
    const cache = openPageCache();
    await cache.visit('/nl/shop?gclid=1', {
      cookie: 'session=secret',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(cache.requests[0]?.url).toBe('https://shop.example/nl/shop');
    expect([...(cache.requests[0]?.headers ?? [])]).toEqual([]);
  });

  it('is not sent again to who has it', async () => {
    const cache = openPageCache();
    const etag = (await cache.visit('/nl/shop'))?.headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const again = await cache.visit('/nl/shop', { 'if-none-match': known });
      expect(again?.status).toBe(304);
      expect(again?.headers.get('etag')).toBe(etag);
      expect(await again?.text()).toBe('');
    }
    const other = await cache.visit('/nl/shop', { 'if-none-match': '"other"' });
    expect(other?.status).toBe(200);
  });

  it('answers a look at its headers without a body', async () => {
    const cache = openPageCache();
    const response = await cache.respond(new Request('http://any/nl', { method: 'HEAD' }));
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('');
  });
});

describe('a page that is no longer fresh', () => {
  it('is shown at once while one request makes it anew', async () => {
    const cache = openPageCache();
    await cache.warm('/nl');
    cache.passTime(FRESH_IN_MS);
    cache.content = 'new';
    const shown = await Promise.all([1, 2, 3].map(() => cache.text('/nl')));
    expect(shown).toEqual(Array(3).fill('page /nl 1'));
    await expect.poll(() => cache.text('/nl')).toBe('page /nl new');
    expect(cache.made()).toHaveLength(2);
  });

  it.each([
    [false, 4],
    [true, 1],
  ])('is one of few that are made anew at once, in a crowd (%s) %i', async (isBusy, most) => {
    const cache = openPageCache();
    cache.isBusy = isBusy;
    const paths = Array.from({ length: 20 }, (_, at) => `/nl/products/${at}`);
    for (const path of paths) await cache.warm(path);
    cache.passTime(FRESH_IN_MS);
    const before = cache.made().length;
    for (const path of paths) {
      expect(cache.getCached(path)).not.toBeNull();
    }
    expect(cache.made().length - before).toBe(most);
  });

  it('is waited for when it has not been shown for long', async () => {
    const cache = openPageCache();
    await cache.warm('/nl');
    cache.passTime(FRESH_IN_MS + STALE_IN_MS);
    cache.content = 'new';
    expect(await cache.text('/nl')).toBe('page /nl new');
  });

  it('is still shown when the shop behind it is gone, and then left alone for a moment', async () => {
    const cache = openPageCache();
    await cache.warm('/nl');
    for (const failure of ['throw', 503, 'unkept'] as const) {
      cache.passTime(FRESH_IN_MS + STALE_IN_MS);
      cache.failure = failure;
      expect(await cache.text('/nl')).toBe('page /nl 1');
    }
    const before = cache.made().length;
    expect(await cache.text('/nl')).toBe('page /nl 1');
    expect(cache.made()).toHaveLength(before);
  });

  it.each(['throw', 'brokenOff'] as const)(
    'stays when the page that was to replace it fails by “%s”, which is reported',
    async (failure) => {
      const cache = openPageCache();
      await cache.warm('/nl');
      cache.passTime(FRESH_IN_MS);
      cache.failure = failure;
      expect(await cache.text('/nl')).toBe('page /nl 1');
      await expect.poll(() => cache.errors).toHaveLength(1);
      cache.failure = null;
      expect(await cache.text('/nl')).toBe('page /nl 1');
    },
  );

  it.each([404, 301] as const)('goes when the answer has become %i', async (status) => {
    const cache = openPageCache();
    await cache.warm('/nl');
    cache.passTime(FRESH_IN_MS + STALE_IN_MS);
    cache.failure = status;
    expect((await cache.visit('/nl'))?.status).toBe(status);
    expect(cache.getCached('/nl')).toBeNull();
  });
});

describe('many visitors of one page', () => {
  it('wait for one making of it', async () => {
    const cache = openPageCache();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, at) => cache.text(`/nl?utm_source=${at}`)),
    );
    expect(new Set(pages)).toEqual(new Set(['page /nl 1']));
    expect(cache.made()).toHaveLength(1);
  });

  it('all get the refusal that came of it, and nobody after them', async () => {
    const cache = openPageCache();
    cache.failure = 404;
    const responses = await Promise.all([cache.visit('/nl/x'), cache.visit('/nl/x')]);
    expect(responses.map((respond) => respond?.status)).toEqual([404, 404]);
    expect(await responses[1]?.text()).toBe('page /nl/x 1');
    await cache.visit('/nl/x');
    expect(cache.made()).toHaveLength(2);
  });
});

describe('what is never kept', () => {
  it.each(['cookie', 'private'] as const)('is a page with something %s in it', async (failure) => {
    const cache = openPageCache();
    cache.failure = failure;
    expect(await cache.visit('/nl')).toBeNull();
    expect(cache.sizeInBytes()).toBe(0);
  });

  it.each([500, 502, 404, 301, 'unkept'] as const)('is an answer such as %s', async (failure) => {
    const cache = openPageCache();
    cache.failure = failure;
    await cache.visit('/nl');
    expect(cache.sizeInBytes()).toBe(0);
    cache.failure = null;
    expect(await cache.text('/nl')).toBe('page /nl 1');
  });

  it('is what a form has sent, and what looks at its visitor', async () => {
    const cache = openPageCache();
    expect(await cache.respond(new Request('http://any/nl', { method: 'POST' }))).toBeNull();
    expect(await cache.visit('/nl/account/orders')).toBeNull();
    expect(cache.made()).toEqual([]);
  });

  it('is what each visitor asks for in their own words', async () => {
    const cache = openPageCache();
    await cache.visit('/nl/search?q=curls');
    await cache.visit('/nl/search?q=curls');
    expect(cache.made()).toHaveLength(2);
    expect(cache.sizeInBytes()).toBe(0);
  });

  it('is anything at all when there is no room for it', async () => {
    const cache = openPageCache({ maxBytes: 0 });
    await cache.warm('/nl');
    await cache.visit('/nl');
    await cache.visit('/nl');
    expect(cache.made()).toHaveLength(2);
    expect(cache.getCached('/nl')).toBeNull();
  });
});

describe('the room for pages', () => {
  it('is taken once by a page that is made anew', async () => {
    const cache = openPageCache();
    const taken = await cache.warm('/nl').then(cache.sizeInBytes);
    expect(await cache.warm('/nl').then(cache.sizeInBytes)).toBe(taken);
  });

  it('is never overstepped: what was asked for longest ago makes way', async () => {
    const cache = openPageCache({ maxBytes: 100_000, bodyInBytes: 3_000 });
    for (let at = 0; at < 100; at += 1) {
      await cache.warm(`/nl/products/${at}`);
      cache.getCached('/nl/products/0', { acceptEncoding: 'br', ifNoneMatch: undefined });
      expect(cache.sizeInBytes()).toBeLessThanOrEqual(100_000);
    }
    expect(cache.getCached('/nl/products/0')).not.toBeNull();
    expect(cache.getCached('/nl/products/1')).toBeNull();
    expect(cache.getCached('/nl/products/99')).not.toBeNull();
  });

  it('is given to a new page even where all others have been asked for since', async () => {
    const cache = openPageCache({ maxBytes: 40_000, bodyInBytes: 3_000 });
    const cachePolicy = { acceptEncoding: 'br', ifNoneMatch: undefined };
    for (let at = 0; at < 30; at += 1) {
      await cache.warm(`/nl/products/${at}`);
      for (let seen = 0; seen < at; seen += 1) cache.getCached(`/nl/products/${seen}`, cachePolicy);
      expect(cache.getCached(`/nl/products/${at}`, cachePolicy)).not.toBeNull();
    }
    expect(cache.sizeInBytes()).toBeLessThanOrEqual(40_000);
  });

  it('is not taken from the main pages by lists that somebody filters at random', async () => {
    const cache = openPageCache({ maxBytes: 200_000, bodyInBytes: 3_000 });
    await cache.warm('/nl/shop');
    for (let at = 0; at < 200; at += 1) await cache.visit(`/nl/shop?hairType=${at}`);
    expect(cache.getCached('/nl/shop')).not.toBeNull();
    expect(cache.sizeInBytes()).toBeLessThanOrEqual(200_000);
  });
});

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
