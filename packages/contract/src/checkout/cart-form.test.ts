import { describe, expect, it } from 'vitest';
import { parseCartForm } from './index.ts';

const VARIANT = 'gid://shopify/ProductVariant/1';
const PLAN = 'gid://shopify/SellingPlan/2';
const LINE = 'gid://shopify/CartLine/8f3c?cart=abc';

const parse = (fields: Readonly<Record<string, string>>) =>
  parseCartForm({ get: (name) => fields[name] ?? null });
const adds = (quantity: number, sellingPlanId: string | null) => ({
  ok: true,
  change: { kind: 'add', item: { variantId: VARIANT, quantity, sellingPlanId } },
});

describe('a cart form', () => {
  it('adds one of a variant unless it says how many', () => {
    expect(parse({ variantId: VARIANT })).toEqual(adds(1, null));
    expect(parse({ variantId: VARIANT, quantity: '3' })).toEqual(adds(3, null));
  });

  it('adds with the selling plan that is chosen, and without one for a single purchase', () => {
    expect(parse({ variantId: VARIANT, sellingPlanId: PLAN })).toEqual(adds(1, PLAN));
    expect(parse({ variantId: VARIANT, sellingPlanId: 'once' })).toEqual(adds(1, null));
  });

  it('changes a quantity, and leaves the plan of the line as it is', () => {
    const fields = { intent: 'change', lineId: LINE, variantId: VARIANT, quantity: '0' };
    expect(parse(fields)).toEqual({
      ok: true,
      change: { kind: 'change', line: { id: LINE, variantId: VARIANT, quantity: 0 } },
    });
  });

  it('removes a line', () => {
    expect(parse({ intent: 'remove', lineId: LINE })).toEqual({
      ok: true,
      change: { kind: 'remove', lineId: LINE },
    });
  });

  it.each([
    ['missingVariantId', {}],
    ['unknownVariant', { variantId: '1' }],
    ['invalidSellingPlan', { variantId: VARIANT, sellingPlanId: 'x' }],
    ['quantityBelowOne', { variantId: VARIANT, quantity: '0' }],
    ['quantityNotANumber', { variantId: VARIANT, quantity: '' }],
    ['quantityNotANumber', { variantId: VARIANT, quantity: '1e3' }],
    ['quantityTooLarge', { variantId: VARIANT, quantity: '1000000' }],
    ['missingLineId', { intent: 'remove' }],
    ['unknownLine', { intent: 'remove', lineId: 'x' }],
    ['quantityNegative', { intent: 'change', lineId: LINE, variantId: VARIANT, quantity: '-1' }],
  ])('is refused with %s when it sends %o', (code, fields) => {
    expect(parse(fields)).toEqual({ ok: false, code });
  });
});
