import { describe, expect, it } from 'vitest';
import { type ReceivedOrder, reviewableProducts } from './reviewable.ts';

function order(handles: readonly (string | null)[], change: Partial<ReceivedOrder> = {}) {
  return {
    processedAt: '2026-11-01T10:00:00Z',
    cancelledAt: null,
    fulfillmentStatus: 'FULFILLED',
    lines: handles.map((productHandle) => ({
      title: productHandle ?? 'Gone',
      productHandle,
      currentQuantity: 1,
    })),
    shipments: [],
    ...change,
  } satisfies ReceivedOrder;
}

describe('products that a customer may tell of', () => {
  it('are those of the newest order first, each once', () => {
    const older = order(['comb', 'mask'], { processedAt: '2026-10-01T10:00:00Z' });
    const newer = order(['mask', 'oil']);
    expect(reviewableProducts([older, newer], 10)).toEqual(['mask', 'oil', 'comb']);
  });

  it.each([
    ['not sent yet', order(['mask'], { fulfillmentStatus: 'UNFULFILLED' })],
    ['cancelled', order(['mask'], { cancelledAt: '2026-11-02T10:00:00Z' })],
    ['no longer sold', order([null])],
    [
      'sent back',
      order([], { lines: [{ title: 'mask', productHandle: 'mask', currentQuantity: 0 }] }),
    ],
  ])('are none that is %s', (_, one) => {
    expect(reviewableProducts([one], 10)).toEqual([]);
  });

  it('are those in parcels of an order that was sent in part', () => {
    const change = {
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      shipments: [{ lines: [{ title: 'oil' }] }],
    };
    expect(reviewableProducts([order(['mask', 'oil'], change)], 10)).toEqual(['oil']);
  });

  it.each([
    [1, ['a']],
    [2, ['a', 'b']],
    [3, ['a', 'b']],
  ])('are at most %s', (most, handles) => {
    expect(reviewableProducts([order(['a', 'b'])], most)).toEqual(handles);
  });
});
