import { describe, expect, test } from 'vitest';
import { whole } from '../numbers.ts';
import { measuredOf, spreadText, valuesOf } from './plot-values.ts';

describe('a measured value and its spread', () => {
  test('is written as its median with the least and the most, and read back', () => {
    const cell = spreadText([12_400, 9_950, 10_102], whole);
    expect(cell).toBe('10,102 (9,950–12,400)');
    expect(measuredOf(cell)).toEqual({ value: 10_102, least: 9_950, most: 12_400 });
  });

  test('has no spread where it was measured once', () => {
    expect(measuredOf('1.36')).toEqual({ value: 1.36, least: 1.36, most: 1.36 });
  });

  test('is null where a cell holds no number', () => {
    expect(measuredOf('–')).toBeNull();
    expect(measuredOf('')).toBeNull();
  });

  test('of nothing is an error', () => {
    expect(() => spreadText([])).toThrow('Nothing was measured.');
  });
});

describe('the values of a plot', () => {
  const section = {
    title: 'Pages',
    columns: ['page', 'shop', 'peer', 'ratio'],
    rows: [
      ['home', '10 (9–11)', '5', '2'],
      ['listing', '7', '–', ''],
    ],
  };
  const plot = { file: 'pages', kind: 'bars', label: 'per second' } as const;

  test('are those of its columns, without cells that hold none', () => {
    expect(valuesOf(section, { ...plot, columns: ['shop', 'peer'] })).toEqual([
      { row: 'home', column: 'shop', value: 10, least: 9, most: 11 },
      { row: 'home', column: 'peer', value: 5, least: 5, most: 5 },
      { row: 'listing', column: 'shop', value: 7, least: 7, most: 7 },
    ]);
  });

  test('need columns that the table has', () => {
    expect(() => valuesOf(section, { ...plot, columns: ['bytes'] })).toThrow('“bytes”');
  });
});
