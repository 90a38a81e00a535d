import { thumbHashToAverageRGBA } from 'thumbhash';

/** Characters of a hash that hold the average colour. */
const HEADER_IN_BYTES = 5;

/**
 * The average colour of a picture by its ThumbHash; undefined comes from shops whose version has none. A page names
 * some fifty pictures, each twice: the seven characters of a colour are what it can carry of them.
 * Null also for a picture with transparent parts, behind which the colour would stay.
 */
export function tintOf(thumbhash: string | null | undefined): string | null {
  if (!thumbhash) return null;
  const bytes = Buffer.from(thumbhash, 'base64');
  if (bytes.length < HEADER_IN_BYTES) return null;
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
  if (a < 1) return null;
  return `#${[r, g, b].map(hexOf).join('')}`;
}

function hexOf(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
