import { LOCALES, marketOf } from '@lokke/domain/markets';
import { describe, expect, it, test } from 'vitest';
import {
  closeView,
  MAX_SCALE,
  moveView,
  project,
  seenAt,
  viewOf,
  WHOLE_MAP,
  zoomView,
} from './map-view.ts';
import { outlineOf } from './outline-map.ts';

const size = { width: 800, height: 400 };
const at = (x: number, y: number) => ({ x, y });

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
    ['salons everywhere', [at(0, 0), at(800, 400)], WHOLE_MAP],
    ['salons close together', [at(300, 200), at(500, 200)], { ...at(233.33, 116.67), scale: 2.4 }],
    ['one salon at the edge', [at(0, 400)], { ...at(0, 333.33), scale: 6 }],
  ])('fits %s', (_, points, { x, y, scale }) => {
    const view = viewOf(points, size);
    expect(view.x).toBeCloseTo(x, 2);
    expect(view.y).toBeCloseTo(y, 2);
    expect(view.scale).toBeCloseTo(scale, 6);
  });

  it('shows the nearest four where distances are known, and all where they are not', () => {
    const found = [1, 2, 3, 4, 700].map((x) => ({ ...at(x, 200), distanceInKm: x }));
    expect(closeView(found, size)).toEqual(viewOf(found.slice(0, 4), size));
    const named = found.map((dot) => ({ ...dot, distanceInKm: null }));
    expect(closeView(named, size)).toEqual(viewOf(found, size));
  });

  it('says where a point is seen', () => {
    expect(seenAt({ x: 200, y: 100, scale: 2 }, { x: 250, y: 110 })).toEqual({ x: 100, y: 20 });
  });
});

// A market that nobody has drawn has no outline.
const DRAWN = LOCALES.flatMap((locale) => {
  const file = outlineOf(marketOf(locale));
  return file === null ? [] : [{ locale, ...file }];
});

test.each(DRAWN)(
  'the outline of $locale has the size that is kept for it',
  async ({ width, height, load }) => {
    expect(await load()).toMatchObject({ width, height });
  },
);

it('puts the capital where it is', async () => {
  const dutch = await DRAWN.find(({ locale }) => locale === 'nl')?.load();
  if (dutch === undefined) throw new Error('The Dutch market has no outline.');
  const { projection, width, height } = dutch;
  const { x, y } = project(projection, { latitude: 52.3676, longitude: 4.9041 });
  expect(x / width).toBeGreaterThan(0.3);
  expect(x / width).toBeLessThan(0.5);
  expect(y / height).toBeGreaterThan(0.3);
  expect(y / height).toBeLessThan(0.5);
});

it('puts north above south and west left of east, in every market', async () => {
  for (const { load } of DRAWN) {
    const { projection } = await load();
    const { lon0, parallels } = projection;
    const [south = 0, north = 0] = parallels;
    const middle = (south + north) / 2;
    const at = (latitude: number, longitude: number) =>
      project(projection, { latitude, longitude });
    expect(at(middle + 1, lon0).y).toBeLessThan(at(middle, lon0).y);
    expect(at(middle, lon0 - 1).x).toBeLessThan(at(middle, lon0).x);
    expect(at(middle, lon0).x).toBeCloseTo(projection.translate[0] ?? 0, 6);
  }
});

it('projects a point as in the books', () => {
  // Snyder, Map Projections, p. 291: on the unit sphere, seen from 23° north, 96° west.
  const snyder = { parallels: [29.5, 45.5], lon0: -96, scale: 1, translate: [0, 0] };
  const origin = project(snyder, { latitude: 23, longitude: -96 });
  const point = project(snyder, { latitude: 35, longitude: -75 });
  expect(point.x - origin.x).toBeCloseTo(0.295272, 6);
  expect(origin.y - point.y).toBeCloseTo(0.2416774, 6);
});

it('enlarges and moves the map', () => {
  const at = { latitude: 35, longitude: -75 };
  const plain = { parallels: [29.5, 45.5], lon0: -96, scale: 1, translate: [0, 0] };
  const { x, y } = project(plain, at);
  const point = project({ ...plain, scale: 10, translate: [3, 7] }, at);
  expect(point.x).toBeCloseTo(3 + 10 * x, 6);
  expect(point.y).toBeCloseTo(7 + 10 * y, 6);
});
