import { LOCALES, marketOf } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { project } from './albers-projection.ts';
import { outlineOf } from './outline-map.ts';

test.each(LOCALES.map((locale) => marketOf(locale)))(
  'the outline of $locale has the size that is kept for it',
  async (market) => {
    const { width, height, load } = outlineOf(market);
    expect(await load()).toMatchObject({ width, height });
  },
);

it('puts the capital where it is', async () => {
  const { projection, width, height } = await outlineOf(marketOf('nl')).load();
  const { x, y } = project(projection, { latitude: 52.3676, longitude: 4.9041 });
  expect(x / width).toBeGreaterThan(0.3);
  expect(x / width).toBeLessThan(0.5);
  expect(y / height).toBeGreaterThan(0.3);
  expect(y / height).toBeLessThan(0.5);
});

it('puts north above south and west left of east, in every market', async () => {
  for (const locale of LOCALES) {
    const { projection } = await outlineOf(marketOf(locale)).load();
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
