import { isListed, type Picture, type ProductSummary } from './product.ts';

/** The products that a front page opens with: what can be bought, the largest picture first, one of unknown size last, then what there is most of. */
export function featureProducts(
  products: readonly ProductSummary[],
  count: number,
): readonly ProductSummary[] {
  return products
    .filter(isListed)
    .toSorted(
      (one, other) =>
        Number(other.availableForSale) - Number(one.availableForSale) ||
        pictureArea(other) - pictureArea(one) ||
        stockOf(other) - stockOf(one),
    )
    .slice(0, count);
}

function pictureArea({ pictures: [first] }: ProductSummary): number {
  if (first === undefined) return 0;
  return first.isSizeGuessed ? 1 : first.width * first.height;
}

/** Picture that stands for products: the first of known size, or one of unknown size where there is no other. */
export function leadingPicture(
  products: readonly Pick<ProductSummary, 'pictures'>[],
): Picture | null {
  const firsts = products.flatMap(({ pictures }) => pictures.slice(0, 1));
  return firsts.find((picture) => !picture.isSizeGuessed) ?? firsts[0] ?? null;
}

/** Counts as nothing where it is not counted: only numbers tell products apart. */
function stockOf({ firstVariant }: ProductSummary): number {
  return firstVariant?.quantityAvailable ?? 0;
}

/** Stand-in for a product without a picture: the first letter or digit of its name. */
export function initialOf(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toUpperCase();
}
