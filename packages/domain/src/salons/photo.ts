import type { Locale } from '../markets/index.ts';

/** Photo on a salon's own page, by the name of its file. */
export interface SalonPhoto {
  readonly id: string;
  /** Words for those who do not see it, by the salon. */
  readonly alt: string;
}

/** Limits of a salon's photo, which is kept no larger than `width` by `height`. */
export const PHOTO = {
  mostBytes: 10 * 1024 * 1024,
  mostPixels: 40_000_000,
  leastWidth: 600,
  leastHeight: 400,
  width: 1440,
  height: 960,
  smallWidth: 240,
  smallHeight: 160,
  longestAlt: 150,
} as const;

export type PhotoFault = 'photoTooLarge' | 'photoTooSmall' | 'photoUnreadable';

const STARTS: readonly (readonly [at: number, text: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBPVP8'],
  [4, 'ftypavif'],
];

/** Tells by its first bytes, whatever its name says, whether a file may hold a photo: no SVG, page or archive does. */
export function isPhotoFile(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return STARTS.some(([at, text]) => start.startsWith(text, at));
}

/** Judges a picture by its own size, as it is turned to be seen. */
export function photoFaultOf(picture: {
  readonly width: number;
  readonly height: number;
}): PhotoFault | null {
  const { width, height } = picture;
  if (width * height > PHOTO.mostPixels) return 'photoTooLarge';
  return width < PHOTO.leastWidth || height < PHOTO.leastHeight ? 'photoTooSmall' : null;
}

export type PhotoSize = 'large' | 'small';

/** Address of a photo that visitors see; each market has its own, as it shows its own list of salons. */
export function salonPhotoPath(
  locale: Locale,
  salonNo: string,
  id: string,
  size: PhotoSize = 'large',
): string {
  return `/salon-photos/${locale}/${encodeURIComponent(salonNo)}/${id}-${size}.webp`;
}
