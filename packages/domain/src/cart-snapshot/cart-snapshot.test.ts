import { describe, expect, it } from 'vitest';
import {
  type CartSnapshot,
  goneLines,
  keyOfLine,
  markAnnounced,
  noticesFor,
  type SnapshotSource,
  unannouncedLines,
  updateSnapshot,
} from './index.ts';

function line(id: string, quantity = 1, price = '12.0', more: Partial<SnapshotSource> = {}) {
  return {
    quantity,
    sellingPlanId: null,
    attributes: [],
    cost: { amountPerQuantity: { amount: price, currencyCode: 'EUR' } },
    merchandise: merchandise(id),
    ...more,
  } satisfies SnapshotSource;
}

function merchandise(id: string, availableForSale = true, quantityAvailable: number | null = null) {
  return { id, availableForSale, quantityAvailable, product: { title: `The ${id}` } };
}

type Lines = readonly SnapshotSource[];

/** Returns the memory after the shopper changed the bag, and the shop made these lines of it. */
const change = (memory: CartSnapshot, before: Lines, after: Lines, lines = after) =>
  updateSnapshot(memory, { lines, asked: { before, after } });

/** Returns the memory after a visit on which these were put in the bag. */
const after = (...lines: Lines) => change([], [], lines);

describe('what is told of a line', () => {
  it.each([
    ['the same price', '12.00', []],
    ['a cent less', '11.99', ['price']],
    ['a cent more', '12.01', ['price']],
  ])('at %s', (_, price, kinds) => {
    const news = noticesFor(line('mask', 1, price), after(line('mask')));
    expect(news.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('names the price at which it was put in', () => {
    expect(noticesFor(line('mask', 1, '14.5'), after(line('mask')))).toEqual([
      { kind: 'price', before: { amount: '12.0', currencyCode: 'EUR' } },
    ]);
  });

  it.each([
    [4, []],
    [3, []],
    [2, [{ kind: 'fewer', left: 2, wanted: 3 }]],
    [0, [{ kind: 'sold-out' }]],
  ])('with %d of the 3 that were asked for', (quantity, news) => {
    expect(noticesFor(line('mask', quantity), after(line('mask', 3)))).toEqual(news);
  });

  it.each([
    [true, null, []],
    [true, 4, []],
    [true, 3, []],
    [true, 2, [{ kind: 'fewer', left: 2, wanted: 3 }]],
    // Stock of a variant that is for sale with nothing left is not counted.
    [true, 0, []],
    [false, 0, [{ kind: 'sold-out' }]],
  ])('with 3 in the bag, for sale: %s, in stock: %s', (isForSale, stock, news) => {
    const mask = line('mask', 3, '12.0', { merchandise: merchandise('mask', isForSale, stock) });
    expect(noticesFor(mask, after(line('mask', 3)))).toEqual(news);
    expect(noticesFor(mask, [])).toEqual(news);
  });

  it('says nothing of another currency, of another way to buy, of what nobody remembers, or of a gift', () => {
    const kronor = { cost: { amountPerQuantity: { amount: '120.0', currencyCode: 'SEK' } } };
    expect(noticesFor(line('mask', 1, '', kronor), after(line('mask')))).toEqual([]);
    const monthly = line('mask', 1, '10.8', { sellingPlanId: 'monthly' });
    expect(noticesFor(monthly, after(line('mask')))).toEqual([]);
    expect(noticesFor(line('oil', 1, '1.0'), after(line('mask')))).toEqual([]);
    const gift = { attributes: [{ key: '_gift_with_purchase', value: '1' }] };
    expect(noticesFor(line('mask', 0, '1.0', gift), [])).toEqual([]);
  });
});

describe('what is remembered', () => {
  it('stays as it was put in, however often the bag is fetched', () => {
    const cheaper = line('mask', 1, '9.0');
    const memory = updateSnapshot(after(line('mask')), { lines: [cheaper], asked: null });
    expect(noticesFor(cheaper, memory)).toHaveLength(1);
  });

  it('is kept of one line while another is changed', () => {
    const cheaper = line('mask', 1, '9.0');
    const before = [cheaper, line('oil')];
    const memory = change(after(line('mask'), line('oil')), before, [cheaper, line('oil', 2)]);
    expect(noticesFor(cheaper, memory)).toHaveLength(1);
  });

  it('is the price on the page, when the shop charges another at once', () => {
    const memory = change([], [], [line('mask', 1, '12.0')], [line('mask', 1, '14.0')]);
    expect(noticesFor(line('mask', 1, '14.0'), memory)).toHaveLength(1);
  });

  it('is not the page’s price of a subscription, which costs less than one alone', () => {
    const plan = { sellingPlanId: 'monthly' };
    const answered = line('mask', 1, '10.8', plan);
    const memory = change([], [], [line('mask', 1, '12.0', plan)], [answered]);
    expect(noticesFor(answered, memory)).toEqual([]);
  });

  it('is how many were asked for, when the shop gave fewer', () => {
    const memory = change([], [], [line('mask', 5)], [line('mask', 2)]);
    expect(noticesFor(line('mask', 2), memory)).toEqual([{ kind: 'fewer', left: 2, wanted: 5 }]);
  });

  it('leaves out what is given: it comes and goes with the offer', () => {
    const free = line('travel', 1, '9.0', { attributes: [{ key: '_freeItem', value: '1' }] });
    expect(after(free)).toEqual([]);
    expect(goneLines(after(free), [])).toEqual([]);
  });
});

describe('what left the bag by itself', () => {
  it('is named, until the shopper does something again', () => {
    const memory = updateSnapshot(after(line('mask'), line('oil')), {
      lines: [line('oil')],
      asked: null,
    });
    expect(goneLines(memory, [line('oil')])).toEqual([{ title: 'The mask', isSoldOnce: false }]);
    const later = change(memory, [line('oil')], [line('oil', 2)]);
    expect(goneLines(later, [line('oil', 2)])).toEqual([]);
  });

  it('is still there once where it is no longer sold as a subscription', () => {
    const monthly = line('mask', 1, '10.8', { sellingPlanId: 'monthly' });
    const lines = [line('mask')];
    const memory = updateSnapshot(after(monthly), { lines, asked: null });
    expect(goneLines(memory, lines)).toEqual([{ title: 'The mask', isSoldOnce: true }]);
  });
});

it('what is said aloud is said once, and again when it has changed', () => {
  const cheaper = line('mask', 1, '9.0');
  const memory = after(line('mask'));
  const unannounced = unannouncedLines([cheaper], memory);
  expect([...unannounced.keys()]).toEqual([cheaper]);
  const told = markAnnounced(
    memory,
    new Map([...unannounced].map(([line, notice]) => [keyOfLine(line), notice])),
  );
  expect(unannouncedLines([cheaper], told).size).toBe(0);
  expect(unannouncedLines([line('mask', 1, '8.0')], told).size).toBe(1);
});
