import type { Picture } from '@lokke/domain/catalogue';
import type { ImagePartsFragment } from '@lokke/shopify-storefront';

/** The proportions that the pages are laid out for, where a picture's own are unknown. */
const DEFAULT_SIZE = { width: 1200, height: 1500 };

/** A picture without a text of its own says what it shows: the product. */
export function mapPicture(image: ImagePartsFragment, title: string): Picture {
  const { url, altText, width, height } = image;
  const size = width === null || height === null ? DEFAULT_SIZE : { width, height };
  return { url, altText: altText === null || altText === '' ? title : altText, ...size };
}
