import {
  isReduced,
  type Picture,
  type ProductSummary,
  type Sizes,
  type UnitPrice,
} from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { factsOn, textOfFact } from '../catalogue/fact-text.tsx';
import { DEFAULT_VARIANT_TITLE } from '../catalogue/shopify-ids.ts';
import { joinFacts } from '../join-facts.ts';

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
  /** Facts that the brand has cards tell. */
  readonly facts?: string;
  /** Lacks alt text: the card's name follows. */
  readonly picture: Omit<Picture, 'altText'> | null;
  readonly secondPictureUrl: string | null;
  readonly price: Money | null;
  readonly priceBefore: Money | null;
  /** Marks that price as the lowest of the 30 days before a reduction. */
  readonly isLowestBefore?: true;
  /** Belongs to that price; absent for what is not sold by volume or weight. */
  readonly unitPrice?: UnitPrice;
  readonly size: string | null;
  /** Absent for a product in one size. */
  readonly sizes?: CardSizes;
  /** Marks a product of several options, which its page lets choose. */
  readonly hasOptions?: true;
  readonly rating: { readonly averageRating: number; readonly count: number } | null;
  readonly isSoldOut: boolean;
}

interface CardSizes {
  /** Null where it is not known, or where the price is not the lowest: the name of its size stands beside it. */
  readonly count: number | null;
  readonly isPriceFrom: boolean;
}

// Sorted by priority; a card shows one badge.
const BADGES: readonly Badge[] = ['professional-only', 'new', 'bestseller'];
const cards = new WeakMap<ProductSummary, Card>();

/** Card of a product, cached per product. */
export function toCard(product: ProductSummary): Card {
  const cached = cards.get(product) ?? cardOf(product);
  cards.set(product, cached);
  return cached;
}

/** Products for professionals, and those without stock, have only their page. */
export function isQuickToAdd({ badge, isSoldOut, price }: Card): boolean {
  return badge !== 'professional-only' && !isSoldOut && price !== null;
}

/** Cards among which badges are compared: those that are seen together. */
const SEEN_TOGETHER = 8;

/** Tells whether a badge sets a card apart: it does not where more than half beside it bear the same. */
export function isTellingBadge(badge: Card['badge'], cards: readonly (Card | string)[]): boolean {
  const seen = cards.slice(0, SEEN_TOGETHER);
  const same = seen.filter((card) => typeof card !== 'string' && card.badge === badge);
  return same.length * 2 <= seen.length;
}

function cardOf(product: ProductSummary): Card {
  const { id, handle, title, productType, vendor, range, tags } = product;
  const { pictures, firstVariant, sizes, rating } = product;
  const facts = joinFacts(factsOn('card', product.facts).map(textOfFact));
  return {
    id,
    handle,
    title,
    productType,
    vendor,
    range,
    badge: BADGES.find((badge) => tags.includes(badge)) ?? null,
    ...(facts !== '' && { facts }),
    picture: pictureOf(pictures[0]),
    secondPictureUrl: pictures[1]?.url ?? null,
    price: firstVariant?.price ?? null,
    priceBefore: firstVariant && isReduced(firstVariant) ? firstVariant.compareAtPrice : null,
    ...(firstVariant?.isLowestBefore && { isLowestBefore: true }),
    ...(firstVariant?.unitPrice && { unitPrice: firstVariant.unitPrice }),
    size: firstVariant && firstVariant.title !== DEFAULT_VARIANT_TITLE ? firstVariant.title : null,
    rating,
    isSoldOut: !product.availableForSale,
    ...(product.optionNames && product.optionNames.length > 1 && { hasOptions: true }),
    ...(sizes && firstVariant && { sizes: cardSizesOf(sizes, firstVariant.price) }),
  };
}

/** A card shows the price by which lists are sorted, the first variant's (spec §5), even if another is lower. */
function cardSizesOf({ count, lowestPrice, highestPrice }: Sizes, price: Money): CardSizes {
  const isLowest = price.amountInMinorUnits <= lowestPrice.amountInMinorUnits;
  return {
    count: isLowest ? count : null,
    isPriceFrom: isLowest && price.amountInMinorUnits < highestPrice.amountInMinorUnits,
  };
}

function pictureOf(picture: Picture | undefined): Card['picture'] {
  if (picture === undefined) return null;
  const { altText: _, ...shown } = picture;
  return shown;
}

/** Long German compounds break before these: browsers without hyphenation of their own would break anywhere. */
const COMPOUND = /(?<=\p{L}{10})(?=(?:shampoo|spülung)(?!\p{L}))/gu;

/** Lets a title break inside a long word, by a hyphen that shows only there. */
export function withSoftHyphens(title: string): string {
  return title.replaceAll(COMPOUND, '\u00ad');
}
