import type { Money } from '../money/index.ts';
import type { Ingredient } from './ingredients.ts';
import type { FactValue } from './read-fact.ts';

export interface Picture {
  readonly url: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  /** True where the shop has never read the picture: it has no known size, and perhaps cannot be reached. */
  readonly isSizeGuessed?: true;
  /** Average colour, shown while the picture is on its way: `#d7d3db`. */
  readonly tint?: string;
}

/** Product specs of metafields that filters use; content may add others. */
export const SPEC_TYPES = [
  'hairType',
  'concern',
  'freeFrom',
  'hold',
  'finish',
  'routineStep',
] as const;

export type SpecType = (typeof SPEC_TYPES)[number];

export function isSpecType(type: string): type is SpecType {
  return SPEC_TYPES.some((known) => known === type);
}

export interface ProductSpec {
  readonly type: SpecType | (string & {});
  readonly value: string;
}

export interface SellingPlan {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly discountPercentage: number | null;
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface UnitPrice {
  readonly price: Money;
  /** Quantity that the price is for, as a shopper reads it: `100 ml`. */
  readonly per: string;
}

export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly sku: string | null;
  readonly price: Money;
  /** Price that may be struck beside it; null where no reduction may be announced. */
  readonly compareAtPrice: Money | null;
  /** Marks that price as the lowest of the 30 days before a reduction, as some laws ask. */
  readonly isLowestBefore?: true;
  readonly availableForSale: boolean;
  readonly quantityAvailable: number | null;
  /** Marks goods that no parcel brings. */
  readonly requiresShipping?: false;
  /** Marks what comes by e-mail instead. */
  readonly isGiftCard?: true;
  readonly selectedOptions: readonly SelectedOption[];
  readonly unitPrice: UnitPrice | null;
  readonly picture: Picture | null;
  /** Global trade item number; only a product's own page knows it. */
  readonly gtin?: string | null;
}

export interface Rating {
  readonly averageRating: number;
  readonly count: number;
}

/** The sizes of a product that comes in more than one. */
export interface Sizes {
  /** Null where several options combine, as not every combination is sold. */
  readonly count: number | null;
  readonly lowestPrice: Money;
  readonly highestPrice: Money;
}

/** Fact that the shop chose to tell of its products, besides its specs. */
export interface Fact {
  readonly label: string;
  readonly value: FactValue;
  readonly on: readonly ('page' | 'card' | 'compare')[];
}

export interface ProductSummary {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  /** Maker: its brand in product data and analytics. */
  readonly vendor: string;
  /** The handle of the product's range: rain, copper, honey, volt, moss or chalk. */
  readonly range: string | null;
  readonly promise: string;
  readonly tags: readonly string[];
  /** The pack shot first. */
  readonly pictures: readonly Picture[];
  readonly firstVariant: Variant | null;
  /** Absent for a product in one size. */
  readonly sizes?: Sizes;
  /** Names of the options that leave a choice. */
  readonly optionNames?: readonly string[];
  readonly rating: Rating | null;
  readonly soldQuantity: number;
  readonly specs: readonly ProductSpec[];
  readonly facts?: readonly Fact[];
  readonly availableForSale: boolean;
  /** A bundle's products by their ids. */
  readonly bundledProducts?: readonly string[];
}

/** Look of an option's value. */
export interface Swatch {
  /** `#1e64c8` */
  readonly colour?: string;
  readonly pictureUrl?: string;
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly swatch?: Swatch }[];
}

export interface ProductDetail extends ProductSummary {
  readonly descriptionHtml: string;
  readonly howToUse: string | null;
  readonly keyIngredients: readonly string[];
  /** Descriptions of key ingredients, by their names. */
  readonly ingredients?: readonly Ingredient[];
  /** All that is in it, by INCI names in the order of the pack. */
  readonly inci?: string | null;
  /** Fragrance allergens that the INCI list names. */
  readonly allergens?: readonly string[];
  /** Name and postal and electronic address of who made it, a line each. */
  readonly producer?: string | null;
  /** Material of the pack, and where it goes when it is empty. */
  readonly packaging?: string | null;
  /** Warnings of the pack. */
  readonly warnings?: string | null;
  /** Units of a case, where salons buy it by the case. */
  readonly caseQuantity?: number;
  readonly variants: readonly Variant[];
  readonly options: readonly ProductOption[];
  /** All combinations of option values, in Shopify's coding; present where `variants` are only the first. */
  readonly combinations?: { readonly existence: string; readonly availability: string };
  readonly sellingPlans: readonly SellingPlan[];
  readonly collections: readonly string[];
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** Search engines are asked not to list it. */
  readonly isHidden?: boolean;
}

const NOT_LISTED: readonly string[] = ['free-item', 'gift-with-purchase'];

/** Free items and gifts come with a purchase and are not listed. */
export function isListed({ tags }: Pick<ProductSummary, 'tags'>): boolean {
  return !tags.some((tag) => NOT_LISTED.includes(tag));
}
