import { isReduced, type Picture, type ProductSummary } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { DEFAULT_VARIANT_TITLE } from '../catalogue/shopify-ids.ts';

type Badge = 'new' | 'bestseller' | 'professional-only';

/** Only what a card shows: a list's data is sent twice, as markup and as hydration data. */
export interface Card {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly vendor: string;
  readonly range: string | null;
  readonly badge: Badge | null;
  /** Without alt text: the card's name follows. */
  readonly picture: Omit<Picture, 'altText'> | null;
  readonly secondPictureUrl: string | null;
  readonly price: Money | null;
  readonly priceBefore: Money | null;
  readonly size: string | null;
  readonly rating: { readonly averageRating: number; readonly count: number } | null;
  readonly isSoldOut: boolean;
}

// By priority; a card shows one badge.
const BADGES: readonly Badge[] = ['professional-only', 'new', 'bestseller'];
const cards = new WeakMap<ProductSummary, Card>();

/** Card of a product, cached per product. */
export function toCard(product: ProductSummary): Card {
  const cached = cards.get(product) ?? cardOf(product);
  cards.set(product, cached);
  return cached;
}

function cardOf(product: ProductSummary): Card {
  const { id, handle, title, productType, vendor, range, tags, pictures, firstVariant, rating } =
    product;
  return {
    id,
    handle,
    title,
    productType,
    vendor,
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
