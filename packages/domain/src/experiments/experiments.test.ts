import { describe, expect, it, test } from 'vitest';
import {
  assignedWays,
  chooseRunning,
  compareWithFirst,
  drawVisitorNumber,
  drawWay,
  EVERY_PAGE,
  type Experiment,
  readWays,
  resultsByWay,
  seenAmong,
  VISITOR_NUMBERS,
  visitorAmong,
  visitorCookie,
  wayAt,
  writeWays,
} from './index.ts';

const HERO: Experiment = {
  key: 'hero',
  changes: 'home-hero',
  shares: [50, 50],
  markets: [],
  isOn: true,
  paths: ['/'],
};
const NL = { locale: 'nl', countryCode: 'NL' };
const NOW = Date.parse('2026-12-01T12:00Z');

describe('a way', () => {
  test.each([
    [0, [50, 50], 0],
    [49, [50, 50], 0],
    [50, [50, 50], 1],
    [99, [50, 50], 1],
    [9, [10, 20, 70], 0],
    [10, [10, 20, 70], 1],
    [29, [10, 20, 70], 1],
    [30, [10, 20, 70], 2],
    [0, [0, 100], 1],
    [99, [100, 0], 0],
  ])('at the place %i of %j is %i', (place, shares, way) => {
    expect(wayAt(place, shares)).toBe(way);
  });

  it.each([[[50, 50]], [[10, 90]], [[25, 25, 25, 25]]])(
    'of all numbers is drawn as often as %j says',
    (shares) => {
      const counts = shares.map(() => 0);
      for (let number = 0; number < VISITOR_NUMBERS; number += 1) {
        const way = drawWay(number, { key: 'hero', shares });
        counts[way] = (counts[way] ?? 0) + 1;
      }
      for (const [way, share] of shares.entries()) {
        expect(Math.abs((counts[way] ?? 0) / 100 - share)).toBeLessThan(1.5);
      }
    },
  );

  it('of one experiment says nothing of the way of another', () => {
    let same = 0;
    for (let number = 0; number < VISITOR_NUMBERS; number += 1) {
      const [one, other] = ['hero', 'menu'].map((key) =>
        drawWay(number, { key, shares: [50, 50] }),
      );
      if (one === other) same += 1;
    }
    expect(Math.abs(same / VISITOR_NUMBERS - 0.5)).toBeLessThan(0.03);
  });

  it('is written in one order, and read without what is none', () => {
    expect(writeWays({ menu: 2, hero: 0 })).toBe('hero:a+menu:c');
    expect(readWays('hero:a+menu:c')).toEqual({ hero: 0, menu: 2 });
    expect(readWays('hero:e+Menu:a+:b+x:b;y:b+ok:d')).toEqual({ ok: 3 });
    expect(readWays('')).toEqual({});
  });
});

describe('a visitor', () => {
  const assign = (cookies: string, asksConsentFirst = true) =>
    assignedWays(cookies, [HERO], { asksConsentFirst });
  const way = drawWay(42, HERO);

  test.each([
    ['visitorConsent=accepted; lokke-ways=42', true, { hero: way }],
    ['lokke-ways=42', true, null],
    ['lokke-ways=42', false, { hero: way }],
    ['visitorConsent=refused; lokke-ways=42', false, null],
    ['visitorConsent=accepted', true, null],
    ['visitorConsent=accepted; lokke-ways=10000', true, null],
    ['visitorConsent=accepted; lokke-ways=b', true, null],
    ['visitorConsent=accepted; lokke-ways=4 2', true, null],
    ['visitorConsent=accepted; not-lokke-ways=42', true, null],
  ])('with %s, asked first %s, is assigned %j', (cookies, asksFirst, expected) => {
    expect(assign(cookies, asksFirst)).toEqual(expected);
  });

  it('draws one of ten thousand numbers, which a cookie keeps as long as a consent', () => {
    expect([0, 0.99999].map(drawVisitorNumber)).toEqual([0, 9_999]);
    const visitor = { number: 9_999, seen: ['hero', 'menu-2'] };
    expect(visitorAmong(visitorCookie(visitor))).toEqual(visitor);
    expect(visitorCookie({ number: 7, seen: [] })).toContain('Max-Age=15724800; SameSite=Lax');
    expect(visitorCookie(null)).toContain('lokke-ways=; Path=/; Max-Age=0');
  });

  it('keeps the twenty newest experiments that were shown, and orders name no others', () => {
    const keys = [...Array(21).keys()].map((at) => `e${at}`);
    const cookie = visitorCookie({ number: 7, seen: keys });
    expect(visitorAmong(cookie)?.seen).toEqual(keys.slice(1));
    expect(seenAmong(cookie, { e0: 1, e1: 1, e20: 0, other: 1 })).toEqual({ e1: 1, e20: 0 });
    expect(seenAmong(cookie, null)).toEqual({});
    for (const value of [`7.${'a'.repeat(41)}`, '7.Hero', '7.', `7${'.a'.repeat(21)}`]) {
      expect(visitorAmong(`lokke-ways=${value}`)).toBeNull();
    }
  });
});

describe('experiments of a market', () => {
  const choose = (...all: readonly Partial<Experiment>[]) => {
    const experiments = all.map((one, index) => ({
      ...HERO,
      key: `e${index}`,
      changes: `entry${index}`,
      ...one,
    }));
    const { running, refused } = chooseRunning(experiments, { market: NL, nowInMs: NOW });
    return [running.map(({ key }) => key), refused];
  };

  test.each<[Partial<Experiment>, boolean]>([
    [{}, true],
    [{ isOn: false }, false],
    [{ markets: ['de'] }, false],
    [{ markets: ['de', 'nl'] }, true],
    [{ from: '2026-12-01T13:00' }, true],
    [{ from: '2026-12-01T13:01' }, false],
    [{ until: '2026-12-01T13:01' }, true],
    [{ until: '2026-12-01T13:00' }, false],
  ])('%j runs: %s', (experiment, isRunning) => {
    expect(choose(experiment)).toEqual([isRunning ? ['e0'] : [], []]);
  });

  it('are two on a page; a third is refused, on another page it runs', () => {
    expect(choose({}, {}, {})).toEqual([['e0', 'e1'], [{ key: 'e2', reason: 'tooMany' }]]);
    expect(choose({}, {}, { paths: ['/pages/about'] })).toEqual([['e0', 'e1', 'e2'], []]);
    const everywhere = { paths: [EVERY_PAGE] };
    expect(choose({}, {}, everywhere)).toEqual([['e0', 'e1'], [{ key: 'e2', reason: 'tooMany' }]]);
    expect(choose(everywhere, { paths: ['/a'] }, { paths: ['/b'] })[0]).toHaveLength(3);
    expect(choose(everywhere, everywhere, { paths: ['/b'] })[1]).toHaveLength(1);
  });

  it('change an entry once, and only one that a page shows', () => {
    const same = { changes: 'home-hero' };
    expect(choose(same, same)).toEqual([['e0'], [{ key: 'e1', reason: 'sameEntry' }]]);
    expect(choose({ paths: [] })).toEqual([[], [{ key: 'e0', reason: 'nowhere' }]]);
  });
});

describe('results', () => {
  it('sum visitors, orders and turnover by experiment and way', () => {
    const order = (value: string, totalInMinorUnits: number) => ({
      attributes: [{ key: '_experiments', value }],
      totalInMinorUnits,
    });
    const orders = [order('hero:b+menu:a', 1000), order('hero:a', 500), order('hero:b', 250)];
    const none = [order('', 9), { attributes: [], totalInMinorUnits: 9 }];
    const shown = new Map([['hero:a', 40] as const, ['hero:c', 2], ['menu:e', 3]]);
    const sums = resultsByWay([...orders, ...none], shown);
    expect(sums.map(({ comparison: _, ...sum }) => Object.values(sum))).toEqual([
      ['hero', 'a', 40, 1, 500],
      ['hero', 'b', 0, 2, 1250],
      ['hero', 'c', 2, 0, 0],
      ['menu', 'a', 0, 1, 1000],
    ]);
    expect(sums.map(({ comparison }) => comparison?.verdict)).toEqual([
      undefined,
      undefined,
      'unclear',
      undefined,
    ]);
  });

  // The first three intervals are published: Newcombe, Statistics in Medicine 17 (1998), table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339, 'unclear'],
    [9, 10, 3, 10, 0.1705, 0.809, 'unclear'],
    [10, 10, 0, 20, 0.6791, 1, 'unclear'],
    [50, 99, 10, 100, 0.283, 0.5114, 'unclear'],
    [50, 100, 10, 100, 0.2784, 0.5061, 'better'],
    [10, 100, 50, 100, -0.5061, -0.2784, 'worse'],
    [50, 1_000, 50, 1_000, -0.0194, 0.0194, 'unclear'],
    [0, 10, 0, 10, -0.2775, 0.2775, 'unclear'],
  ])('of %i orders of %i visitors beside %i of %i are from %d to %d: %s', (...row) => {
    const [orderCount, visitorCount, firstOrders, firstVisitors, from, to, verdict] = row;
    const first = { orderCount: firstOrders, visitorCount: firstVisitors };
    const found = compareWithFirst({ orderCount, visitorCount }, first, 1);
    expect(found).toMatchObject({ verdict });
    expect(found?.from).toBeCloseTo(from, 4);
    expect(found?.to).toBeCloseTo(to, 4);
  });

  it('of more ways have to differ more, and shares that are none are not compared', () => {
    const [way, first] = [
      { orderCount: 133, visitorCount: 1_000 },
      { orderCount: 100, visitorCount: 1_000 },
    ];
    const verdicts = [1, 2, 3].map((count) => compareWithFirst(way, first, count)?.verdict);
    expect(verdicts).toEqual(['better', 'better', 'unclear']);
    for (const none of [
      { orderCount: 0, visitorCount: 0 },
      { orderCount: 2, visitorCount: 1 },
    ]) {
      expect(compareWithFirst(none, first, 1)).toBeNull();
      expect(compareWithFirst(way, none, 1)).toBeNull();
    }
  });
});
