import { expect, test } from 'vitest';
import {
  checkPrescription,
  clampQuantity,
  fitLine,
  isPrescriptionCode,
  keptRoutineOf,
  PRESCRIPTION_LIMITS,
  placeForNew,
  prescriptionIn,
  prescriptionState,
} from './index.ts';

const { daysOpen, longestNote, mostLines, mostOfOne, mostOpenPerSalon } = PRESCRIPTION_LIMITS;
const ONE = { 'product-0': 'rain-shampoo', 'size-0': 'LK-RN-SH-300', 'rhythm-0': 'weekly' };
const LINE = { handle: 'rain-shampoo', sku: 'LK-RN-SH-300', rhythm: 'weekly' } as const;
const MADE = { madeAt: '2026-09-01T00:00:00.000Z', revokedAt: null };
const madeAtInMs = Date.parse(MADE.madeAt);
const DAY_IN_MS = 86_400_000;

const formOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      [`product-${place}`, 'rain-shampoo'],
      [`rhythm-${place}`, 'daily'],
    ]).flat(),
  );

test('a form becomes lines and a note', () => {
  expect(checkPrescription({ ...ONE, note: ' Rinse cold. ' })).toEqual({
    ok: true,
    value: { lines: [LINE], note: 'Rinse cold.' },
  });
  const size = 'x'.repeat(500);
  expect(checkPrescription({ ...ONE, 'size-0': size })).toMatchObject({
    value: { lines: [{ sku: size.slice(0, 255) }] },
  });
});

test.each([
  ['no product', {}, []],
  ['a rhythm that is none', { ...ONE, 'rhythm-0': 'hourly' }, []],
  ['a handle that is none', { ...ONE, 'product-0': '../x' }, []],
  ['one product too many', formOf(mostLines + 1), []],
  ['a note that is too long', { ...ONE, note: 'x'.repeat(longestNote + 1) }, ['note']],
])('a form with %s is refused', (_, form, fields) => {
  expect(checkPrescription(form)).toEqual({ ok: false, code: 'prescriptionInvalid', fields });
});

test('as many products and as long a note as allowed are taken, in any size', () => {
  const form = { ...formOf(mostLines), note: 'x'.repeat(longestNote) };
  const lines = Array(mostLines).fill({ handle: 'rain-shampoo', sku: null, rhythm: 'daily' });
  expect(checkPrescription(form)).toMatchObject({ ok: true, value: { lines } });
});

test.each([
  [daysOpen * DAY_IN_MS - 1, null, 'open'],
  [daysOpen * DAY_IN_MS, null, 'expired'],
  [0, MADE.madeAt, 'revoked'],
  [daysOpen * DAY_IN_MS, MADE.madeAt, 'revoked'],
])('after %d ms, revoked at %s, it is %s', (afterInMs, revokedAt, expected) => {
  expect(prescriptionState({ ...MADE, revokedAt }, madeAtInMs + afterInMs)).toBe(expected);
});

test('a new one takes an unused place, then that of one that is over', () => {
  const open = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ place, prescription: MADE }));
  expect(placeForNew([], madeAtInMs)).toBe(0);
  expect(placeForNew(open(mostOpenPerSalon - 1), madeAtInMs)).toBe(mostOpenPerSalon - 1);
  expect(placeForNew(open(mostOpenPerSalon), madeAtInMs)).toBeNull();
  const over = madeAtInMs + daysOpen * DAY_IN_MS;
  expect(placeForNew(open(mostOpenPerSalon), over)).toBe(0);
});

const variant = (sku: string, availableForSale = true) => ({
  id: `gid://shopify/ProductVariant/${sku}`,
  title: sku,
  sku,
  availableForSale,
  price: { amountInMinorUnits: 100, currencyCode: 'EUR' as const },
  compareAtPrice: null,
  quantityAvailable: null,
  selectedOptions: [],
  unitPrice: null,
  picture: null,
});
const product = (...variants: readonly ReturnType<typeof variant>[]) => ({ tags: [], variants });

test.each([
  ['its size', product(variant('other'), variant(LINE.sku)), 'sold', LINE.sku],
  ['another size alone', product(variant('other')), 'otherSize', 'other'],
  ['its size sold out', product(variant(LINE.sku, false), variant('b')), 'otherSize', 'b'],
  ['all sizes sold out', product(variant(LINE.sku, false)), 'soldOut', undefined],
  ['no such product', null, 'unknown', undefined],
  [
    'it for salons alone',
    { ...product(variant('x')), tags: ['professional-only'] },
    'unknown',
    undefined,
  ],
  ['it as a gift', { ...product(variant('x')), tags: ['free-item'] }, 'unknown', undefined],
])('a market with %s fits the line', (_, sold, kind, sku) => {
  const fitted = fitLine(LINE, sold);
  expect(fitted.kind).toBe(kind);
  expect('variant' in fitted ? fitted.variant.sku : undefined).toBe(sku);
});

test('an account keeps a routine, and nothing that is none', () => {
  const kept = {
    salonNo: '900',
    salonName: 'Ada',
    language: 'nl',
    note: '',
    lines: [{ ...LINE, quantity: 2 }],
  };
  expect(keptRoutineOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const none of [null, 7, {}, { ...kept, lines: [] }, { ...kept, salonNo: 1 }]) {
    expect(keptRoutineOf(none)).toBeNull();
  }
});

test.each([
  ['0', 1],
  ['1', 1],
  [String(mostOfOne), mostOfOne],
  [String(mostOfOne + 1), mostOfOne],
  ['many', 1],
])('a quantity of %s counts as %d', (typed, expected) => {
  expect(clampQuantity(typed)).toBe(expected);
});

test.each([
  ['0123456789abcdef', true],
  ['0123456789abcde', false],
  ['0123456789abcdefg', false],
  ['0123456789abcdeI', false],
  ['0123456789abcde/', false],
])('%s is a code: %s', (code, expected) => {
  expect(isPrescriptionCode(code)).toBe(expected);
  expect(prescriptionIn([{ key: '_prescription', value: code }])).toBe(expected ? code : null);
});
