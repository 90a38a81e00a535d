import type {
  GlossaryEntry,
  ProductDetail,
  ProductSummary,
  SelectedOption,
  Variant,
} from '@lokke/domain/catalogue';
import type { ListedGroup, ListQuery } from '@lokke/domain/listing';
import type { ProductReviews } from '@lokke/domain/reviews';
import type { ArticleSummary, ArticleText } from './journal.ts';
import type { SiteImage } from './page-module.ts';
import type { Promotions } from './promotions.ts';

/** `missing`: the platform responded that there is no such thing. `failed`: it did not respond. */
export type Loaded<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** Value that was found; null otherwise. */
export function foundOrNull<T>(loaded: Loaded<T>): T | null {
  return loaded.kind === 'found' ? loaded.value : null;
}

/** List that was found; empty otherwise. */
export function listIn<Item>(loaded: Loaded<readonly Item[]>): readonly Item[] {
  return foundOrNull(loaded) ?? [];
}

export interface CollectionPage {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly altText: string } | null;
  readonly products: readonly ProductSummary[];
  /** Tells whether `products` are only its first ones: `list` has them page by page. */
  readonly isLong: boolean;
}

/** A page of cards of a collection, filtered, sorted and counted by the platform. */
export interface ListedPage {
  readonly products: readonly ProductSummary[];
  readonly hasMore: boolean;
  /** Count of products that fit; null where the platform does not count them. */
  readonly total: number | null;
  /** Filters that the platform offers, in the shop's order. */
  readonly groups: readonly ListedGroup[];
  readonly highestPriceInMinorUnits: number | null;
}

export interface MenuItem {
  readonly title: string;
  /** A path of this shop without locale, e.g. `/range/rain`. */
  readonly path: string;
  /** Decoration of the menu that it opens. */
  readonly picture?: SiteImage;
  readonly items: readonly MenuItem[];
}

export interface Policy {
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
}

/** Path of a page without locale, and when its content last changed. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: string;
}

/** Suggestions for the first letters of a search. */
export interface PredictiveSearch {
  readonly queries: readonly string[];
  readonly products: readonly ProductSummary[];
  readonly collections: readonly { readonly handle: string; readonly title: string }[];
}

export interface Recommendations {
  /** Chosen by the shop. */
  readonly complementary: readonly ProductSummary[];
  /** Alike, by the platform. */
  readonly related: readonly ProductSummary[];
}

/** A variant is asked for by its id, or by a value for each option. */
export type WantedVariant =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'options'; readonly selectedOptions: readonly SelectedOption[] };

/** Catalogue of one market as its pages need it. The server implements it over the Storefront API. */
export interface Catalogue {
  /**
   * Products that pages choose from: all of them, the oldest first. Of a shop whose collection `all` is long, those that sell
   * best, as many as a list may have whole; particular products are asked for by id or handle.
   */
  readonly products: () => Promise<Loaded<readonly ProductSummary[]>>;
  /** Count of products that the shop lists; missing where the platform does not count them. */
  readonly productCount: () => Promise<Loaded<number>>;
  /** Has the first hundred variants only where `combinations` says which others there are. */
  readonly product: (handle: string) => Promise<Loaded<ProductDetail>>;
  readonly variant: (product: ProductDetail, wanted: WantedVariant) => Promise<Loaded<Variant>>;
  readonly collection: (handle: string) => Promise<Loaded<CollectionPage>>;
  /** Tells whether the collection has too many products to load it whole. */
  readonly isLong: (handle: string) => Promise<Loaded<boolean>>;
  readonly list: (handle: string, query: ListQuery) => Promise<Loaded<ListedPage>>;
  /** Loads products in the order of the ids; those that are gone are left out. */
  readonly productsByIds: (ids: readonly string[]) => Promise<Loaded<readonly ProductSummary[]>>;
  /** Loads products in the order of the handles; those that are gone are left out. */
  readonly productsByHandles: (
    handles: readonly string[],
  ) => Promise<Loaded<readonly ProductSummary[]>>;
  /** Handles of products by ids of products or variants; those that are gone are left out. */
  readonly handlesByIds: (ids: readonly string[]) => Promise<Loaded<ReadonlyMap<string, string>>>;
  /** Reads all products with their variants, some at a time, for a feed of them; ends after a failure. */
  readonly details: () => AsyncIterable<Loaded<readonly ProductDetail[]>>;
  readonly recommendations: (productId: string) => Promise<Loaded<Recommendations>>;
  /** The newest published ones of a product. */
  readonly reviews: (handle: string) => Promise<Loaded<ProductReviews>>;
  /** The glossary: all ingredients that products tell of. */
  readonly ingredients: () => Promise<Loaded<readonly GlossaryEntry[]>>;
  readonly search: (query: string) => Promise<Loaded<readonly ProductSummary[]>>;
  readonly predictiveSearch: (query: string) => Promise<Loaded<PredictiveSearch>>;
  readonly menu: (handle: string) => Promise<Loaded<readonly MenuItem[]>>;
  readonly addresses: () => Promise<Loaded<readonly SitemapEntry[]>>;
  readonly policies: () => Promise<Loaded<readonly Policy[]>>;
  /** Articles of all blogs, the newest first. */
  readonly articles: () => Promise<Loaded<readonly ArticleSummary[]>>;
  readonly article: (blog: string, handle: string) => Promise<Loaded<ArticleText>>;
  readonly promotions: () => Promise<Loaded<Promotions>>;
  /** Finds where an address without a page has moved to: a path without locale leads to one with it, or to a URL. */
  readonly redirect: (path: string) => Promise<Loaded<string>>;
}
