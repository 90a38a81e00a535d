import { drawWay } from '@lokke/domain/experiments';
import { describe, expect, it, vi } from 'vitest';
import { openStorefront, stopClock } from './open-for-tests.ts';
import {
  CONSENT,
  FIRST_WAY as FIRST,
  HERO,
  OTHER_WAY as OTHER,
  OTHER_TITLE,
  openPreview,
  writeExperiment,
} from './write-content.ts';

stopClock('2026-12-01T12:00Z');
const shop = await openStorefront({
  shops: ['nl', 'de', 'uk'],
  environment: { MARKETS: 'nl,de,uk' },
});
const { visit } = shop;
await writeExperiment(shop);
// A server learns of experiments with the content of a language, as it does when it warms up.
for (const market of ['nl', 'de', 'uk']) await visit(`/${market}`);

const isOther = async (path: string, cookie = '') =>
  (await visit(path, cookie)).html.includes(OTHER_TITLE);
const findCached = (url: string, cookie?: string) =>
  shop.pages.getCached(url, { acceptEncoding: 'br', ifNoneMatch: undefined, cookie });

describe('a way', () => {
  it('is shown to those it was assigned to, in the markets of the experiment', async () => {
    for (const form of ['', '.data']) {
      expect(await isOther(`/nl${form}`, OTHER)).toBe(true);
      expect(await isOther(`/nl${form}`, FIRST)).toBe(false);
      expect(await isOther(`/nl${form}`)).toBe(false);
    }
    expect(await isOther('/uk', OTHER)).toBe(true);
    expect(await isOther('/de', OTHER)).toBe(false);
  });

  it('counts as its page where pages are counted', async () => {
    await visit('/nl', OTHER);
    const made =
      (await shop.metrics.text()).match(/lokke_pages_made_total\{.*route="([^"]*)"/g) ?? [];
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter((row) => !row.includes('route="/"'))).toEqual([]);
  });

  it.each([
    ['no consent', OTHER.replace(`${CONSENT}; `, '')],
    ['a refusal', OTHER.replace('accepted', 'refused')],
    ['both', `visitorConsent=refused; ${OTHER}`],
    ['no number', CONSENT],
    ['a number that nobody draws', `${CONSENT}; lokke-ways=10001`],
    ['the name of a way', `${CONSENT}; lokke-ways=hero:b`],
    ['a key of the cache', `${CONSENT}; lokke-ways=%20hero:b`],
  ])('is the first with %s', async (_, cookie) => {
    expect(await isOther('/nl', cookie)).toBe(false);
    expect(findCached('/nl', cookie)?.headers).toEqual(findCached('/nl')?.headers);
  });

  it('is no part of an address that a visitor can send', async () => {
    for (const path of ['/nl%20hero:b', '/nl?ways=hero:b', '/nl?%20hero:b', '/nl#hero:b']) {
      expect(await isOther(path)).toBe(false);
    }
  });
});

describe('kept pages', () => {
  it('are one for each way, whoever comes first, and whatever numbers come', async () => {
    const countMade = async () => {
      const text = await shop.metrics.registry.metrics();
      const lines = text
        .split('\n')
        .filter((line) => /^lokke_pages?_made.*from="render"/.test(line));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    for (const order of [
      [OTHER, FIRST],
      [FIRST, OTHER],
    ]) {
      await shop.purge(['content-nl-nl']);
      const seen = await Promise.all(
        [...order, '', ...order].map((cookie) => isOther('/nl', cookie)),
      );
      const expected = order.map((cookie) => cookie === OTHER);
      expect(seen).toEqual([...expected, false, ...expected]);
    }
    const before = await countMade();
    expect(before).toBeGreaterThan(3);
    for (let number = 0; number < 60; number += 1) {
      const cookie = `${CONSENT}; lokke-ways=${number}`;
      expect(await isOther('/nl', cookie)).toBe(drawWay(number, HERO) === 1);
      expect(findCached('/nl', cookie)).not.toBeNull();
    }
    expect(await countMade()).toBe(before);
  });

  it('without an experiment are one for everybody', async () => {
    await visit('/nl/pages/about');
    const page = findCached('/nl/pages/about');
    expect(page).not.toBeNull();
    expect(findCached('/nl/pages/about', OTHER)).toEqual(page);
    const headers = (await visit('/nl/pages/about', OTHER)).response.headers;
    expect(headers.get('cdn-cache-control')).toMatch(/^max-age=/);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('with one are kept by no CDN', async () => {
    for (const cookie of ['', OTHER]) {
      const { headers } = (await visit('/nl', cookie)).response;
      expect(headers.get('cdn-cache-control')).toBe('no-store');
      expect(headers.get('surrogate-control')).toBe('no-store');
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0, must-revalidate');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });
});

it('is seen in the preview before it runs, each way', async () => {
  const { look } = await openPreview(shop, 'de');
  for (const [way, isShown] of [
    ['hero:b', true],
    ['hero:a', false],
    ['hero:b;x', false],
  ] as const) {
    expect(await isOther('/nl', await look({ at: '', way }))).toBe(isShown);
  }
  expect((await visit('/nl', await look({ at: '', way: 'hero:b' }))).html).toContain(
    'value="hero:b" selected',
  );
  expect(await isOther('/nl')).toBe(false);
});

it('is over at its minute, by the clock of the market', async () => {
  await visit('/nl', OTHER);
  vi.setSystemTime('2026-12-23T22:59:59.999Z');
  expect(await isOther('/nl', OTHER)).toBe(true);
  vi.setSystemTime('2026-12-23T23:00:00.000Z');
  expect(await isOther('/nl', OTHER)).toBe(false);
  expect(await isOther('/uk', OTHER)).toBe(true);
});

it('that cannot be read shows everybody the first way', async () => {
  await writeExperiment(shop, { until: '2027-01-01', shares: ['50', '40'] });
  expect(await isOther('/nl', OTHER)).toBe(false);
});
