import type { Sharp } from 'sharp';

/** `plain`: cut out on white or on nothing, so it may stand on any light ground. `filled`: a scene up to its border. */
export type PictureEdge = 'plain' | 'filled';

const SIDE = 48;
const CHANNELS = 4;
/** A cut-out may touch its border: a model with the feet, a table with its legs. */
const MIN_BLANK_SHARE = 0.8;
/** JPEG does not keep white quite white. */
const MIN_WHITE = 243;
const MAX_ALPHA = 12;

/** Judges a picture, as large as it is, by the outermost pixels of a small copy. */
export async function readEdge(picture: Sharp): Promise<PictureEdge> {
  const pixels = await picture
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return edgeOf(pixels, SIDE);
}

/** Judges the edge of a square of RGBA pixels. */
export function edgeOf(pixels: Uint8Array, side: number): PictureEdge {
  const ends: readonly number[] = [0, side - 1];
  let border = 0;
  let blank = 0;
  for (let at = 0; at < side * side; at += 1) {
    if (!ends.includes(at % side) && !ends.includes(Math.floor(at / side))) continue;
    border += 1;
    if (isBlank(pixels.subarray(at * CHANNELS, (at + 1) * CHANNELS))) blank += 1;
  }
  return blank >= border * MIN_BLANK_SHARE ? 'plain' : 'filled';
}

function isBlank([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array): boolean {
  return alpha <= MAX_ALPHA || Math.min(red, green, blue) >= MIN_WHITE;
}
