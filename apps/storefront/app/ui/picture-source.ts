export interface PictureSource {
  readonly widths: readonly number[];
  readonly urlOf: (widthInPx: number, format: 'avif' | 'webp') => string;
}

// 780: 390 px at 2x; 360: half of it.
const WHOLE_WIDTHS = [480, 640, 780, 960] as const;
const CARD_WIDTHS = [320, 360, 480, 640] as const;
const THUMBNAIL_WIDTHS = [160, 320] as const;

/** Picture on a CDN that takes `width` and `format`; full phone width. */
export function cdnPicture(url: string): PictureSource {
  const separator = url.includes('?') ? '&' : '?';
  return {
    widths: WHOLE_WIDTHS,
    urlOf: (width, format) => `${url}${separator}width=${width}&format=${format}`,
  };
}

/** The address that a picture of the CDN was asked for by. */
export function pictureUrlOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('width');
  url.searchParams.delete('format');
  return url.href;
}

/** Sizes of the pictures on a product's page. */
export const PACK_SHOT_SIZES = '(min-width: 1440px) 660px, (min-width: 700px) 46vw, 100vw';

/** Serves half the phone width. */
export function cdnCard(url: string): PictureSource {
  return { ...cdnPicture(url), widths: CARD_WIDTHS };
}

/** Serves thumbnail width. */
export function cdnThumbnail(url: string): PictureSource {
  return { ...cdnPicture(url), widths: THUMBNAIL_WIDTHS };
}

const CONTENT_WIDTHS = [480, 640, 780, 960, 1280, 1600] as const;

/** Picture on a host that takes `w` and `fm`. */
export function contentPicture(url: string): PictureSource {
  const urlOf = (width: number, format: string) => `${url}?w=${width}&fm=${format}`;
  return { widths: CONTENT_WIDTHS, urlOf };
}

/** Static picture in several widths: `/brand/pictures/range-rain-640.avif`. */
export function ownPicture(name: string, widths: readonly number[]): PictureSource {
  return { widths, urlOf: (width, format) => `/brand/pictures/${name}-${width}.${format}` };
}
