import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgeOf, readEdge } from './picture-edge.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
const WHITE: Pixel = [255, 255, 255, 255];
const RED: Pixel = [200, 20, 20, 255];
const SIDE = 11;
/** Number of pixels in the border of such a square. */
const BORDER = 4 * (SIDE - 1);

/** A square with a red middle, whose first border pixels are of one kind and the rest of another. */
function square(count: number, first: Pixel, rest: Pixel): Uint8Array {
  let left = count;
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const isBorder = [at % SIDE, Math.floor(at / SIDE)].some((one) => one % (SIDE - 1) === 0);
    if (!isBorder) return RED;
    left -= 1;
    return left >= 0 ? first : rest;
  });
  return Uint8Array.from(pixels.flat());
}

describe('the edge of a picture', () => {
  it.each([
    [BORDER, 'plain'],
    [33, 'plain'],
    [32, 'plain'],
    [31, 'filled'],
    [0, 'filled'],
  ])('with %i of 40 white border pixels is %s', (count, edge) => {
    expect(edgeOf(square(count, WHITE, RED), SIDE)).toBe(edge);
  });

  it.each<[string, Pixel, string]>([
    ['white as JPEG keeps it', [243, 244, 255, 255], 'plain'],
    ['light grey', [242, 255, 255, 255], 'filled'],
    ['red that can hardly be seen', [200, 20, 20, 12], 'plain'],
    ['red that can be seen', [200, 20, 20, 13], 'filled'],
  ])('of %s is %s', (_name, pixel, edge) => {
    expect(edgeOf(square(BORDER, pixel, pixel), SIDE)).toBe(edge);
  });
});

describe('a file of a picture', () => {
  const canvas = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 300, height: 200, channels, background } });
  const bottle = canvas('#884422').resize(60, 140).png().toBuffer();

  it.each([
    ['a bottle on white, as JPEG', 'plain', canvas('#ffffff'), 'jpeg'],
    ['a bottle on nothing', 'plain', canvas('#00000000', 4), 'png'],
    ['a bottle on a wall', 'filled', canvas('#9fb4c8'), 'webp'],
  ] as const)('with %s has a %s edge', async (_name, edge, ground, format) => {
    const file = await ground
      .composite([{ input: await bottle }])
      .toFormat(format)
      .toBuffer();
    expect(await readEdge(sharp(file))).toBe(edge);
  });
});
