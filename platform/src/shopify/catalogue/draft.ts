/** A shop's catalogue as plain data, before it has ids. */

import type { BlogDraft, ImageDraft, MetafieldDraft, SeoDraft } from './draft-parts.ts';

export type { ImageDraft, MetafieldDraft, SeoDraft };

/** Units of `UnitPriceMeasurementMeasuredUnit`. */
export type MeasureUnit = 'CL' | 'CM' | 'G' | 'KG' | 'L' | 'M' | 'M2' | 'M3' | 'MG' | 'ML' | 'MM';

export interface Measure {
  readonly value: number;
  readonly unit: MeasureUnit;
}

export interface VariantDraft {
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly priceInMinorUnits: number;
  readonly compareAtPriceInMinorUnits: number | null;
  /** Values in the order of the product's options. */
  readonly optionValues: readonly string[];
  readonly inventoryQuantity: number;
  /** An untracked variant is always for sale. */
  readonly tracksInventory: boolean;
  readonly continuesSellingWhenSoldOut: boolean;
  readonly weightInGrams: number;
  readonly weightUnit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS';
  readonly requiresShipping: boolean;
  readonly isTaxable: boolean;
  readonly unitPriceMeasure: { readonly total: Measure; readonly reference: Measure } | null;
  /** Address of one of the product's images. */
  readonly imageSrc: string | null;
  readonly metafields: readonly MetafieldDraft[];
}

export interface ProductDraft {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  /** False hides it; a draft or archived product is never shown. */
  readonly isPublished: boolean;
  readonly isGiftCard: boolean;
  /** Names only; a product without options has the one option `Title`. */
  readonly optionNames: readonly string[];
  readonly variants: readonly VariantDraft[];
  /** Images in their order on the page. */
  readonly images: readonly ImageDraft[];
  readonly metafields: readonly MetafieldDraft[];
  readonly seo: SeoDraft;
}

export interface CollectionRule {
  readonly column: 'TAG' | 'TYPE' | 'VENDOR' | 'TITLE' | 'VARIANT_PRICE';
  readonly relation: 'EQUALS' | 'NOT_EQUALS' | 'CONTAINS' | 'GREATER_THAN' | 'LESS_THAN';
  /** A price is a decimal: `12.50`. */
  readonly condition: string;
}

export type CollectionMembers =
  | { readonly kind: 'all' }
  | { readonly kind: 'handles'; readonly handles: readonly string[] }
  | {
      readonly kind: 'rules';
      readonly matches: 'ALL' | 'ANY';
      readonly rules: readonly CollectionRule[];
    };

export type CollectionSortOrder =
  | 'MANUAL'
  | 'BEST_SELLING'
  | 'ALPHA_ASC'
  | 'ALPHA_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'CREATED'
  | 'CREATED_DESC';

export interface CollectionDraft {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly image: ImageDraft | null;
  readonly members: CollectionMembers;
  readonly sortOrder: CollectionSortOrder;
  readonly seo: SeoDraft;
  readonly metafields: readonly MetafieldDraft[];
}

export type MenuTarget =
  | { readonly kind: 'frontpage' }
  | { readonly kind: 'catalog' }
  | { readonly kind: 'search' }
  | { readonly kind: 'collection'; readonly handle: string }
  | { readonly kind: 'product'; readonly handle: string }
  | { readonly kind: 'page'; readonly handle: string }
  | { readonly kind: 'blog'; readonly handle: string }
  | { readonly kind: 'policy'; readonly policy: PolicyKey }
  | { readonly kind: 'http'; readonly url: string };

export interface MenuItemDraft {
  readonly title: string;
  readonly target: MenuTarget;
  readonly items: readonly MenuItemDraft[];
}

export interface MenuDraft {
  readonly handle: string;
  readonly title: string;
  readonly items: readonly MenuItemDraft[];
}

export interface PageDraft {
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly seo: SeoDraft;
  readonly metafields?: readonly MetafieldDraft[];
}

export type PolicyKey =
  | 'privacyPolicy'
  | 'refundPolicy'
  | 'shippingPolicy'
  | 'termsOfService'
  | 'subscriptionPolicy'
  | 'termsOfSale'
  | 'legalNotice'
  | 'contactInformation';

export interface PolicyDraft {
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
}

export interface ShopDraft {
  readonly name: string;
  readonly description: string | null;
  readonly slogan?: string | null;
  readonly policies: { readonly [Key in PolicyKey]?: PolicyDraft };
  /** ISO country codes; the first is the shop's own. */
  readonly shipsToCountries: readonly string[];
  /** Shopify's pattern, with the currency's own sign: `€{{amount_with_comma_separator}}`. */
  readonly moneyFormat: string;
  readonly metafields: readonly MetafieldDraft[];
}

/** Time between two deliveries of a plan, and two bills. */
export interface SellingPlanInterval {
  readonly unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly count: number;
}

export interface SellingPlanDraft {
  readonly name: string;
  readonly description: string | null;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** 0 to 100; null leaves the price as it is. */
  readonly discountPercentage: number | null;
  readonly hasRecurringDeliveries: boolean;
  /** A plan without one says in words alone when it comes, and begins no subscription. */
  readonly interval?: SellingPlanInterval | null;
}

export interface SellingPlanGroupDraft {
  /** Known again by its name. */
  readonly name: string;
  readonly appName: string | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly plans: readonly SellingPlanDraft[];
  readonly productHandles: readonly string[];
}

export interface RedirectDraft {
  readonly path: string;
  readonly target: string;
}

export type TranslatedKind =
  | 'product'
  | 'collection'
  | 'page'
  | 'blog'
  | 'article'
  | 'menu'
  | 'shop'
  | 'selling_plan_group';

/**
 * Keys: `title`, `body_html`, `summary_html`, `author.bio`, `product_type`, `meta_title`, `meta_description`,
 * `metafields.<namespace>.<key>`, `options.<name>`, `option_values.<name>.<value>`,
 * `images.<position from 1>.alt`; of a menu `items.<position>[.<position>…].title`; of a shop
 * `name`, `description`, `slogan`, `<policy>.title`, `<policy>.body`; of a selling plan group `name`,
 * `options.<name>`, `option_values.<name>.<value>`, `plans.<name>.name`, `plans.<name>.description`.
 */
export interface TranslationDraft {
  readonly kind: TranslatedKind;
  /** The handle of what is translated; `shop` for the shop itself, `<blog>/<article>`, a selling plan group's name. */
  readonly handle: string;
  /** Shopify's LanguageCode: `EN`. */
  readonly language: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Everything is optional: an import of products leaves the rest of a shop as it is. */
export interface CatalogueDrafts {
  readonly products?: readonly ProductDraft[];
  readonly collections?: readonly CollectionDraft[];
  readonly menus?: readonly MenuDraft[];
  readonly pages?: readonly PageDraft[];
  readonly blogs?: readonly BlogDraft[];
  readonly shop?: ShopDraft;
  readonly sellingPlanGroups?: readonly SellingPlanGroupDraft[];
  readonly redirects?: readonly RedirectDraft[];
  readonly translations?: readonly TranslationDraft[];
}

export interface SavedCatalogue {
  readonly createdProducts: number;
  readonly updatedProducts: number;
}
