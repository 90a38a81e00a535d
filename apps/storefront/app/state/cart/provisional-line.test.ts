import { expect, test } from 'vitest';
import { line } from '../measurement/measurement.test-kit.ts';
import { isProvisional, lineIdIn, provisionalIdOf } from './provisional-line.ts';

const GIFT = { key: '_gift', value: 'true' };
const NOTE = { key: 'note', value: null };
const withAttributes = (...attributes: readonly { key: string; value: string | null }[]) => ({
  ...line(1, 1, 10, 10),
  attributes: [...attributes],
});

test('a line is named by what it sells, in whatever order its attributes come', () => {
  const id = provisionalIdOf(withAttributes(GIFT, NOTE));
  expect(isProvisional(id)).toBe(true);
  expect(provisionalIdOf(withAttributes(NOTE, GIFT))).toBe(id);
  expect(provisionalIdOf(withAttributes(GIFT))).not.toBe(id);
  expect(provisionalIdOf({ ...withAttributes(GIFT, NOTE), sellingPlanId: 'plan' })).not.toBe(id);
});

test('a provisional line is found in a cart that has given it an id', () => {
  const bought = withAttributes(GIFT);
  const isSame = (id: string) => id;
  expect(lineIdIn([bought], provisionalIdOf(bought), isSame)).toBe(bought.id);
  expect(lineIdIn([bought], bought.id, isSame)).toBe(bought.id);
  expect(lineIdIn([bought], provisionalIdOf(withAttributes()), isSame)).toBeNull();
});
