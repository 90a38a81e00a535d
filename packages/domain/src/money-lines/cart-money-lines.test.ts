import { describe, expect, it } from 'vitest';
import { namedDiscounts } from './index.ts';

const saving = (amount: string, title: string | null, code: string | null = null) => ({
  discountedAmount: { amount, currencyCode: 'EUR' },
  title,
  code,
});

describe('namedDiscounts', () => {
  it('adds up what one discount took off, and keeps discounts apart', () => {
    expect(
      namedDiscounts([saving('1.5', 'Mask'), saving('2.0', null, 'TEN'), saving('0.25', 'Mask')]),
    ).toEqual([
      { title: 'Mask', amountInMinorUnits: 175, isCode: false },
      { title: 'TEN', amountInMinorUnits: 200, isCode: true },
    ]);
  });

  it('goes by the title where there is a code as well', () => {
    expect(namedDiscounts([saving('1.0', 'Welcome', 'TEN')])).toEqual([
      { title: 'Welcome', amountInMinorUnits: 100, isCode: true },
    ]);
  });

  it('names nothing that took nothing off, or an amount that cannot be read', () => {
    expect(
      namedDiscounts([saving('0.0', 'Mask'), saving('-1.0', 'Odd'), saving('x', 'Odd')]),
    ).toEqual([]);
    expect(namedDiscounts([])).toEqual([]);
  });

  it('names a saving of one cent', () => {
    expect(namedDiscounts([saving('0.01', 'Mask')])).toEqual([
      { title: 'Mask', amountInMinorUnits: 1, isCode: false },
    ]);
  });

  it('keeps a saving without a name', () => {
    expect(namedDiscounts([saving('1.0', null)])).toEqual([
      { title: '', amountInMinorUnits: 100, isCode: false },
    ]);
  });
});
