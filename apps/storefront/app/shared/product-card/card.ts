import { isReduced, type Picture, type ProductSummary } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';

type Badge = 'new' | 'bestseller' | 'professional-only';

/** What a card shows and nothing more: a list of sixty products travels to the browser twice. */
export interface Card {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly range: string | null;
  readonly badge: Badge | null;
  /** Without its words: who does not see a list of pictures is told each name at once. */
  readonly picture: Omit<Picture, 'altText'> | null;
  readonly secondPictureUrl: string | null;
  readonly price: Money | null;
  readonly priceBefore: Money | null;
  readonly size: string | null;
  readonly rating: { readonly averageRating: number; readonly count: number } | null;
  readonly isSoldOut: boolean;
}

// One badge to a card: the first of these that applies.
const BADGES: readonly Badge[] = ['professional-only', 'new', 'bestseller'];
// Shopify's name for the only variant of a product without options.
const DEFAULT_VARIANT_TITLE = 'Default Title';

const cards = new WeakMap<ProductSummary, Card>();

/** The same card for as long as the product is the same. */
export function toCard(product: ProductSummary): Card {
  const known = cards.get(product) ?? cardOf(product);
  cards.set(product, known);
  return known;
}

function cardOf(product: ProductSummary): Card {
  const { id, handle, title, productType, range, tags, pictures, firstVariant, rating } = product;
  return {
    id,
    handle,
    title,
    productType,
    range,
    badge: BADGES.find((badge) => tags.includes(badge)) ?? null,
    picture: pictureOf(pictures[0]),
    secondPictureUrl: pictures[1]?.url ?? null,
    price: firstVariant?.price ?? null,
    priceBefore: firstVariant && isReduced(firstVariant) ? firstVariant.compareAtPrice : null,
    size: firstVariant && firstVariant.title !== DEFAULT_VARIANT_TITLE ? firstVariant.title : null,
    rating,
    isSoldOut: !product.availableForSale,
  };
}

function pictureOf(picture: Picture | undefined): Card['picture'] {
  if (picture === undefined) return null;
  const { url, width, height } = picture;
  return { url, width, height };
}
