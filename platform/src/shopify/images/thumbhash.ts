import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The longest side that the hash takes. */
const MAX_SIDE = 100;

/** Hashes how a picture looks from afar into some 25 bytes: `Image.thumbhash`. */
export async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
