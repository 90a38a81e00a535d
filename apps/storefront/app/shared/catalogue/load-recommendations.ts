import { type CheckoutMerchandise, merchandiseOf } from '@lokke/contract/checkout';
import type { Catalogue, Loaded } from '@lokke/contract/ports';
import {
  complementsOf,
  isListed,
  type ProductDetail,
  type ProductSummary,
} from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { type Card, toCard } from '../product-card/card.ts';

const RELATED_COUNT = 4;

export interface AddableProduct {
  readonly merchandise: CheckoutMerchandise;
  readonly price: Money;
}

export interface RecommendedCards {
  readonly cards: readonly Card[];
  /** The same products, to be added together; none where they are only alike. */
  readonly together: readonly AddableProduct[];
}

type Source = Pick<Catalogue, 'products' | 'recommendations'>;

interface Asked {
  readonly handle: string;
  readonly product: Promise<Loaded<ProductDetail>>;
  /** Contents, if it is a set. */
  readonly contents: Promise<readonly ProductSummary[]>;
}

/** Loads products that go with a product, or else are like it. */
export async function loadRecommendations(
  catalogue: Source,
  { handle, ...asked }: Asked,
): Promise<RecommendedCards> {
  const [product, contents, all, recommended] = await Promise.all([
    asked.product,
    asked.contents,
    catalogue.products(),
    recommendationsOf(catalogue, handle, asked.product),
  ]);
  const chosen = recommended?.complementary ?? [];
  const listed = all.kind === 'found' ? all.value : [];
  const complements =
    product.kind === 'found'
      ? complementsOf(product.value, { chosen, catalogue: [...contents, ...listed] })
      : [];
  if (complements.length === 0) {
    const related = recommended?.related.filter(isListed) ?? [];
    return { cards: related.slice(0, RELATED_COUNT).map(toCard), together: [] };
  }
  const together = complements.flatMap((each) => {
    const { firstVariant } = each;
    if (firstVariant === null) return [];
    const merchandise = merchandiseOf({ ...each, collections: [] }, firstVariant);
    return [{ merchandise, price: firstVariant.price }];
  });
  return { cards: complements.map(toCard), together };
}

/** Looks the product's id up in the cached catalogue, without waiting for the product. */
async function recommendationsOf(
  catalogue: Source,
  handle: string,
  product: Promise<Loaded<ProductDetail>>,
) {
  const ids = [
    catalogue.products().then((all) => {
      const listed = all.kind === 'found' ? all.value : [];
      return idOf(listed.find((each) => each.handle === handle));
    }),
    product.then((result) => idOf(result.kind === 'found' ? result.value : undefined)),
  ];
  const id = await Promise.any(ids).catch(() => null);
  if (id === null) return null;
  const found = await catalogue.recommendations(id);
  return found.kind === 'found' ? found.value : null;
}

function idOf(product: { readonly id: string } | undefined): string {
  if (product === undefined) throw new Error('There is no such product.');
  return product.id;
}

/** The products that a set consists of, as far as they are sold here and can be had; none for other products. */
export async function loadContents(
  catalogue: Pick<Catalogue, 'productsByIds'>,
  asked: Promise<Loaded<ProductDetail>>,
): Promise<readonly ProductSummary[]> {
  const product = await asked;
  if (product.kind !== 'found' || product.value.bundledProducts === undefined) return [];
  const found = await catalogue.productsByIds(product.value.bundledProducts);
  return found.kind === 'found' ? found.value : [];
}
