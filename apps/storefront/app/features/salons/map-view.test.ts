import { describe, expect, it, test } from 'vitest';
import { MAX_SCALE, moveView, seenAt, viewOf, WHOLE_MAP, zoomView } from './map-view.ts';

const size = { width: 800, height: 400 };

describe('a map', () => {
  it('is enlarged around its middle, and no less than whole', () => {
    expect(zoomView(WHOLE_MAP, 2, size)).toEqual({ x: 200, y: 100, scale: 2 });
    expect(zoomView(WHOLE_MAP, 0.5, size)).toEqual(WHOLE_MAP);
    expect(zoomView(WHOLE_MAP, MAX_SCALE * 2, size).scale).toBe(MAX_SCALE);
    expect(zoomView({ x: 0, y: 0, scale: 2 }, 0.5, size)).toEqual(WHOLE_MAP);
  });

  it('moves as far as its edge', () => {
    const view = { x: 200, y: 100, scale: 2 };
    expect(moveView(view, { x: 100, y: -50 }, size)).toEqual({ x: 250, y: 75, scale: 2 });
    expect(moveView(view, { x: 9_999, y: 9_999 }, size)).toEqual({ x: 400, y: 200, scale: 2 });
    expect(moveView(WHOLE_MAP, { x: 5, y: 5 }, size)).toEqual(WHOLE_MAP);
  });

  test.each([
    ['no salon', [], WHOLE_MAP],
    [
      'salons everywhere',
      [
        { x: 0, y: 0 },
        { x: 800, y: 400 },
      ],
      WHOLE_MAP,
    ],
    [
      'salons close together',
      [
        { x: 300, y: 200 },
        { x: 500, y: 200 },
      ],
      { x: 233.33, y: 116.67, scale: 2.4 },
    ],
    ['one salon at the edge', [{ x: 0, y: 400 }], { x: 0, y: 333.33, scale: 6 }],
  ])('fits %s', (_, points, { x, y, scale }) => {
    const view = viewOf(points, size);
    expect(view.x).toBeCloseTo(x, 2);
    expect(view.y).toBeCloseTo(y, 2);
    expect(view.scale).toBeCloseTo(scale, 6);
  });

  it('says where a point is seen', () => {
    expect(seenAt({ x: 200, y: 100, scale: 2 }, { x: 250, y: 110 })).toEqual({ x: 100, y: 20 });
  });
});
