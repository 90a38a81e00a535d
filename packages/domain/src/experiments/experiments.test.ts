import { describe, expect, it, test } from 'vitest';
import {
  assignedWays,
  chooseRunning,
  drawVisitorNumber,
  drawWay,
  EVERY_PAGE,
  type Experiment,
  readWays,
  sumByWay,
  VISITOR_NUMBERS,
  visitorNumberAmong,
  visitorNumberCookie,
  wayAt,
  writeWays,
} from './index.ts';

const HERO: Experiment = {
  ...{ key: 'hero', changes: 'home-hero', shares: [50, 50] },
  ...{ markets: [], isOn: true, paths: ['/'] },
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
    expect(visitorNumberAmong(visitorNumberCookie(9_999))).toBe(9_999);
    expect(visitorNumberCookie(7)).toContain('Max-Age=15724800; SameSite=Lax');
    expect(visitorNumberCookie(null)).toContain('lokke-ways=; Path=/; Max-Age=0');
  });
});

describe('experiments of a market', () => {
  const choose = (...all: readonly Partial<Experiment>[]) => {
    const experiments = all.map((one, index) => ({
      ...HERO,
      ...{ key: `e${index}`, changes: `entry${index}` },
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

it('counts orders and turnover by experiment and way', () => {
  const order = (value: string, totalInMinorUnits: number) => ({
    attributes: [{ key: '_experiments', value }],
    totalInMinorUnits,
  });
  const orders = [order('hero:b+menu:a', 1000), order('hero:a', 500), order('hero:b', 250)];
  expect(sumByWay([...orders, order('', 9), { attributes: [], totalInMinorUnits: 9 }])).toEqual([
    { key: 'hero', way: 'a', orderCount: 1, turnoverInMinorUnits: 500 },
    { key: 'hero', way: 'b', orderCount: 2, turnoverInMinorUnits: 1250 },
    { key: 'menu', way: 'a', orderCount: 1, turnoverInMinorUnits: 1000 },
  ]);
});
