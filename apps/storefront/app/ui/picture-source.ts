export interface PictureSource {
  readonly widths: readonly number[];
  readonly urlOf: (widthInPx: number, format: 'avif' | 'webp') => string;
}

// A whole phone at two pixels for one is 750, half of it 360.
const WHOLE_WIDTHS = [480, 640, 750, 960] as const;
const CARD_WIDTHS = [320, 360, 480, 640] as const;
const THUMBNAIL_WIDTHS = [160, 320] as const;

/** A picture on a CDN that takes `width` and `format` and keeps the rest of the address; as wide as a phone. */
export function cdnPicture(url: string): PictureSource {
  const separator = url.includes('?') ? '&' : '?';
  return {
    widths: WHOLE_WIDTHS,
    urlOf: (width, format) => `${url}${separator}width=${width}&format=${format}`,
  };
}

/** The same, half as wide as a phone. */
export function cdnCard(url: string): PictureSource {
  return { ...cdnPicture(url), widths: CARD_WIDTHS };
}

/** The same, no larger than a thumb. */
export function cdnThumbnail(url: string): PictureSource {
  return { ...cdnPicture(url), widths: THUMBNAIL_WIDTHS };
}

const CONTENT_WIDTHS = [480, 640, 750, 960, 1280, 1600] as const;

/** A picture on a host that takes `w` and `fm`. */
export function contentPicture(url: string): PictureSource {
  const urlOf = (width: number, format: string) => `${url}?w=${width}&fm=${format}`;
  return { widths: CONTENT_WIDTHS, urlOf };
}

/** A picture of the site's own, lying ready in each width: `/pictures/range-rain-640.avif`. */
export function ownPicture(name: string, widths: readonly number[]): PictureSource {
  return { widths, urlOf: (width, format) => `/pictures/${name}-${width}.${format}` };
}
