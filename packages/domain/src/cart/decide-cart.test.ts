import { describe, expect, it, test } from 'vitest';
import { marketOf } from '../markets/index.ts';
import { decideCart, type StoredCart } from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_IN_MS = 86_400_000;

function line(merchandiseId: string | null, overrides = {}) {
  return {
    node: {
      id: `line of ${merchandiseId}`,
      quantity: 2,
      sellingPlanId: null,
      attributes: [],
      merchandise: merchandiseId === null ? null : { id: merchandiseId },
      ...overrides,
    },
  };
}

function cart(overrides: Partial<StoredCart> = {}): StoredCart {
  return {
    id: 'gid://shopify/Cart/1?key=a',
    createdAt: '2026-11-01T12:00:00Z',
    completedAt: null,
    buyerIdentity: { countryCode: 'NL' },
    lines: { edges: [line('v1')] },
    ...overrides,
  };
}

function decide(stored: StoredCart | null, locale: 'nl' | 'en' | 'fr' = 'nl') {
  return decideCart({ cart: stored, market: marketOf(locale), now: NOW });
}

const CARRIED = [{ variantId: 'v1', quantity: 2, sellingPlanId: null, attributes: [] }];
const replaceFor = (reason: string) => ({ kind: 'replace', reason, lines: CARRIED });

describe('decideCart', () => {
  it('keeps a cart in order, in either locale of its country', () => {
    expect(decide(cart())).toEqual({ kind: 'keep' });
    expect(decide(cart(), 'en')).toEqual({ kind: 'keep' });
  });

  test.each([
    ['one that the platform no longer returns', null],
    ['a completed one', cart({ completedAt: '2026-11-19T08:00:00Z' })],
    [
      'a completed one of another country',
      cart({ completedAt: 'x', buyerIdentity: { countryCode: 'FR' } }),
    ],
  ])('starts empty after %s', (_, stored) => {
    expect(decide(stored)).toEqual({ kind: 'replace', reason: 'completed', lines: [] });
  });

  test.each([
    ['gid://shopify/Cart/', { kind: 'keep' }],
    ['gid://shopify/Checkout/1', replaceFor('foreign-id')],
    ['x gid://shopify/Cart/1', replaceFor('foreign-id')],
    ['', replaceFor('foreign-id')],
  ])('judges the id "%s" by the platform cart prefix', (id, decision) => {
    expect(decide(cart({ id }))).toEqual(decision);
  });

  test.each(['FR', 'BE', 'nl', null])(
    'replaces a cart of a buyer in %s on the Dutch market',
    (countryCode) => {
      const decision = decide(cart({ buyerIdentity: { countryCode } }));
      expect(decision).toEqual(replaceFor('other-country'));
    },
  );

  it.each([
    [true, replaceFor('left')],
    [false, { kind: 'keep' }],
  ])('judges a cart that its customer left: %s', (isLeft, decision) => {
    expect(decide(cart({ buyerIdentity: { countryCode: 'NL', isLeft } }))).toEqual(decision);
  });

  test.each([
    ['a moment younger than 85 days', 85 * DAY_IN_MS - 1, 'keep'],
    ['exactly 85 days old', 85 * DAY_IN_MS, 'keep'],
    ['a moment older than 85 days', 85 * DAY_IN_MS + 1, 'replace'],
    ['a year old', 365 * DAY_IN_MS, 'replace'],
    ['from a clock that is ahead', -DAY_IN_MS, 'keep'],
  ])('a cart %s: %s ms → %s', (_, ageInMs, kind) => {
    const createdAt = new Date(NOW.getTime() - ageInMs).toISOString();
    expect(decide(cart({ createdAt })).kind).toBe(kind);
  });

  it('says that an old cart is too old, and carries its lines over', () => {
    const old = cart({ createdAt: '2025-01-01T00:00:00Z' });
    expect(decide(old)).toEqual(replaceFor('too-old'));
  });

  test.each([
    ['null', line(null)],
    ['an empty id', line('')],
  ])('drops a line with %s for merchandise by recreating the cart with the rest', (_, broken) => {
    const edges = [line('v1'), broken, line('v2', { quantity: 1 })];
    expect(decide(cart({ lines: { edges } }))).toEqual({
      kind: 'replace',
      reason: 'line-without-merchandise',
      lines: [...CARRIED, { variantId: 'v2', quantity: 1, sellingPlanId: null, attributes: [] }],
    });
  });

  it('carries subscription and marks over, and leaves sold-out lines behind', () => {
    const edges = [
      line('v1', { sellingPlanId: 'plan', attributes: [{ key: '_freeItem', value: null }] }),
      line('v2', { attributes: [{ key: 'engraving', value: 'Ada' }] }),
      line('v3', { quantity: 0 }),
    ];
    expect(decide(cart({ lines: { edges } }), 'fr')).toEqual({
      kind: 'replace',
      reason: 'other-country',
      lines: [
        {
          variantId: 'v1',
          quantity: 2,
          sellingPlanId: 'plan',
          attributes: [{ key: '_freeItem', value: '' }],
        },
        {
          variantId: 'v2',
          quantity: 2,
          sellingPlanId: null,
          attributes: [{ key: 'engraving', value: 'Ada' }],
        },
      ],
    });
  });
});
