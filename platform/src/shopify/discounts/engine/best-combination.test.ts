import { describe, expect, test } from 'vitest';
import {
  ALONE,
  basic,
  buyGet,
  collection,
  discount,
  line,
  product,
  TOGETHER,
  takeOff,
} from '../testing/builders.ts';

const cart = [line('care-1', 2, 2395), line('styling-1', 1, 2500)];

describe('an automatic discount', () => {
  test('on everything is taken off the order, rounded to the cent', () => {
    const off = takeOff([discount({ terms: basic() })], cart);
    expect(off).toMatchObject({ lines: {}, order: [729] });
    expect(off.result.cartAllocations[0]).toMatchObject({
      source: { kind: 'automatic', title: 'One free' },
      application: { allocationMethod: 'ACROSS', targetSelection: 'ALL' },
    });
  });

  test('on a collection is taken off its lines', () => {
    const terms = basic({ items: collection('care') });
    expect(takeOff([discount({ terms })], cart)).toMatchObject({
      lines: { 'care-1': 479 },
      order: [],
    });
  });

  test('of an amount is shared in proportion and to the cent, at most what there is', () => {
    const items = collection('care', 'styling');
    const off = (amountInMinorUnits: number) =>
      takeOff(
        [
          discount({
            terms: basic({
              items,
              reduction: { kind: 'amount', amountInMinorUnits, isPerItem: false },
            }),
          }),
        ],
        cart,
      ).lines;
    expect(off(1000)).toEqual({ 'care-1': 657, 'styling-1': 343 });
    expect(off(99_999)).toEqual({ 'care-1': 4790, 'styling-1': 2500 });
  });

  test('of an amount per item takes at most the price of each', () => {
    const reduction = { kind: 'amount', amountInMinorUnits: 2400, isPerItem: true } as const;
    expect(takeOff([discount({ terms: basic({ reduction }) })], cart).lines).toEqual({
      'care-1': 4790,
      'styling-1': 2400,
    });
  });

  test.each([
    ['quantity', 1, 2, false],
    ['quantity', 2, 2, true],
    ['quantity', 3, 2, true],
    ['amount', 1, 4790, false],
    ['amount', 2, 4790, true],
    ['amount', 2, 4791, false],
  ] as const)('with a minimum %s: %i bought against %i', (kind, quantity, minimum, applies) => {
    const terms = basic({
      items: collection('care'),
      minimum:
        kind === 'quantity' ? { kind, quantity: minimum } : { kind, amountInMinorUnits: minimum },
    });
    const off = takeOff(
      [discount({ terms })],
      [line('care-1', quantity, 2395), line('styling-1', 9, 9900)],
    );
    expect(Object.keys(off.lines)).toEqual(applies ? ['care-1'] : []);
  });

  test('shows the title of the language, or its own', () => {
    const titled = discount({
      title: 'Cadeau',
      translatedTitles: { NL: 'Gratis' },
      terms: basic(),
    });
    const source = (each: typeof titled) => takeOff([each], cart).result.cartAllocations[0]?.source;
    expect(source(titled)).toEqual({ kind: 'automatic', title: 'Gratis' });
    expect(source({ ...titled, translatedTitles: {} })).toMatchObject({ title: 'Cadeau' });
  });
});

describe('a code', () => {
  const welcome = discount({ id: 7, code: 'WELCOME10', terms: basic() });
  test.each([
    [['WELCOME10'], ['WELCOME10']],
    [[' welcome10 '], ['WELCOME10']],
    [['WELCOME'], []],
    [[], []],
  ])('typed as %j makes %j applicable', (typed, applicable) => {
    const off = takeOff([welcome], cart, typed);
    expect(off.codes).toEqual(applicable);
    expect(off.order).toEqual(applicable.length > 0 ? [729] : []);
  });

  test('is not applicable to a cart that it takes nothing off', () => {
    expect(takeOff([welcome], [], ['WELCOME10']).codes).toEqual([]);
    const styled = { ...welcome, terms: basic({ items: collection('chalk') }) };
    expect(takeOff([styled], cart, ['WELCOME10']).codes).toEqual([]);
  });

  test('goes with another only where both say so', () => {
    const twenty = discount({
      id: 8,
      code: 'TWENTY',
      terms: basic({ reduction: { kind: 'percentage', percentage: 20 } }),
    });
    const typed = ['WELCOME10', 'TWENTY'];
    expect(takeOff([welcome, twenty], cart, typed)).toMatchObject({ order: [1458, 729] });
    const strict = { ...twenty, combinesWith: ALONE };
    const off = takeOff([welcome, strict], cart, typed);
    expect(off).toMatchObject({ order: [1458], codes: ['TWENTY'] });
  });
});

describe('discounts that meet', () => {
  const free = discount({ id: 1, terms: buyGet() });
  const tenOff = discount({ id: 2, terms: basic() });
  const lines = [line('care-1', 2, 2400), line('travel-1', 1, 950)];

  test('are taken off one after the other: the order has what the lines have left', () => {
    expect(takeOff([free, tenOff], lines)).toMatchObject({
      lines: { 'travel-1': 950 },
      order: [480],
    });
  });

  test('that do not go together leave the one that saves most', () => {
    const strict = { ...free, combinesWith: { ...TOGETHER, orderDiscounts: false } };
    expect(takeOff([strict, tenOff], lines)).toMatchObject({
      lines: { 'travel-1': 950 },
      order: [],
    });
    const dear = [line('care-1', 2, 24_000), line('travel-1', 1, 950)];
    expect(takeOff([strict, tenOff], dear)).toMatchObject({ lines: {}, order: [4895] });
  });

  test('on one line leave the better one there', () => {
    const all = discount({ id: 3, terms: basic({ items: collection('care') }) });
    const one = discount({
      id: 4,
      terms: basic({ items: product('care-2'), reduction: { kind: 'percentage', percentage: 20 } }),
    });
    const care = [line('care-1', 5, 2000), line('care-2', 1, 1000)];
    expect(takeOff([all, one], care).lines).toEqual({ 'care-1': 1000, 'care-2': 200 });
  });

  test('never make a cart cost less than nothing', () => {
    const amount = { kind: 'amount', amountInMinorUnits: 5000, isPerItem: false } as const;
    const both = [8, 9].map((id) => discount({ id, terms: basic({ reduction: amount }) }));
    expect(takeOff(both, [line('care-1', 1, 7000)]).order).toEqual([5000, 2000]);
  });
});
