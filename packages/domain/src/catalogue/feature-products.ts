import { isListed, type ProductSummary } from './product.ts';

/** The products that a front page opens with: what can be bought, the largest picture first, then what there is most of. */
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
  return first === undefined ? 0 : first.width * first.height;
}

/** Counts as nothing where it is not counted: only numbers tell products apart. */
function stockOf({ firstVariant }: ProductSummary): number {
  return firstVariant?.quantityAvailable ?? 0;
}

/** Stand-in for a product without a picture: the first letter or digit of its name. */
export function initialOf(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toUpperCase();
}
