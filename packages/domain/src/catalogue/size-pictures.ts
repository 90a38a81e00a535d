import type { Picture, ProductDetail, Variant } from './product.ts';

/**
 * The pictures of a product in the chosen size: its own first, and none of another size. A shop gives the product's
 * first picture to a size without one.
 */
export function picturesFor(
  { pictures, variants }: Pick<ProductDetail, 'pictures' | 'variants'>,
  chosen: Variant | null,
): readonly Picture[] {
  const own = chosen?.picture ?? null;
  if (own === null || variants.length < 2) return pictures;
  const ofSizes = new Set(variants.flatMap(({ picture }) => picture?.url ?? []));
  const others = pictures.filter(({ url }) => !ofSizes.has(url));
  return [own, ...others];
}

/** Picture that closes the gallery beside the pack and its sizes: hair, texture; null where there is none. */
export function closingPicture({
  pictures,
  variants,
}: Pick<ProductDetail, 'pictures' | 'variants'>): Picture | null {
  const ofSizes = new Set(variants.flatMap(({ picture }) => picture?.url ?? []));
  return pictures.slice(1).findLast(({ url }) => !ofSizes.has(url)) ?? null;
}
