import type { ShippingDraft } from '../shipping/index.ts';
/** A shop's catalogue as plain data, before it has ids. */
import type {
  BlogDraft,
  CollectionDraft,
  ImageDraft,
  MenuDraft,
  MetafieldDraft,
  PageDraft,
  RedirectDraft,
  SellingPlanGroupDraft,
  SeoDraft,
  ShopDraft,
} from './draft-shapes.ts';

/** Units of `UnitPriceMeasurementMeasuredUnit`, in millilitres, milligrams, millimetres and square metres. */
export const MEASURE_UNITS = {
  ML: ['VOLUME', 1],
  CL: ['VOLUME', 10],
  L: ['VOLUME', 1000],
  M3: ['VOLUME', 1_000_000],
  MG: ['WEIGHT', 1],
  G: ['WEIGHT', 1000],
  KG: ['WEIGHT', 1_000_000],
  MM: ['LENGTH', 1],
  CM: ['LENGTH', 10],
  M: ['LENGTH', 1000],
  M2: ['AREA', 1],
} as const;

type MeasureUnit = keyof typeof MEASURE_UNITS;

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
  /** Only an active one is in lists; an unlisted one is sold at its address alone. */
  readonly status: 'ACTIVE' | 'UNLISTED' | 'DRAFT' | 'ARCHIVED';
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
  readonly shipping?: ShippingDraft;
  readonly sellingPlanGroups?: readonly SellingPlanGroupDraft[];
  readonly redirects?: readonly RedirectDraft[];
  readonly translations?: readonly TranslationDraft[];
}

export interface SavedCatalogue {
  readonly createdProducts: number;
  readonly updatedProducts: number;
}
