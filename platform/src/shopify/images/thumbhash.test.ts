import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { expect, it } from 'vitest';
import { thumbhashOf } from './thumbhash.ts';

/** Precision of a colour in the hash. */
const STEP = 8;

const plain = (width: number, height: number, alpha: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 120, b: 40, alpha } },
  }).png();

it.each([
  ['smaller than the hash takes', 20, 30, 1],
  ['larger than the hash takes', 600, 101, 1],
  ['half transparent', 600, 800, 0.5],
])('the hash of a picture %s has its average colour', async (_, width, height, alpha) => {
  const hash = await thumbhashOf(plain(width, height, alpha));
  const average = thumbHashToAverageRGBA(Buffer.from(hash, 'base64'));
  for (const [share, value] of [
    [average.r, 200],
    [average.g, 120],
    [average.b, 40],
  ] as const) {
    expect(Math.abs(share * 255 - value)).toBeLessThan(STEP);
  }
  expect(average.a).toBeCloseTo(alpha, 1);
});
