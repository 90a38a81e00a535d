import type { Loaded, MenuItem } from './catalogue.ts';
import type { PageModule } from './page-module.ts';
import type { Popup } from './promotions.ts';

export interface SitePage {
  readonly title: string;
  readonly description: string | null;
  readonly modules: readonly PageModule[];
}

/** The promotions as the content sets them, before anything is checked. */
export interface PromoTexts {
  readonly amountOfProductsToGetFreeItem: string | null;
  readonly promoCollectionName: string | null;
  readonly shopifyTagsToExcludeFromPromo: string | null;
  readonly freeItemHandle: string | null;
  readonly automaticDiscountIds: readonly string[];
  readonly giftDiscountIds: readonly string[];
  /** What discounts are called on this page, by their ids. */
  readonly discountTitles: Readonly<Record<string, string>>;
  readonly popups: {
    readonly freeTravelSize: Popup | null;
    readonly noKickbackFee: Popup | null;
  };
}

/** What the content says in one market. The server implements it over the Delivery API. */
export interface ContentSource {
  readonly home: () => Promise<Loaded<SitePage>>;
  readonly page: (slug: string) => Promise<Loaded<SitePage>>;
  /** Every general page, for those who list them. */
  readonly pages: () => Promise<
    Loaded<readonly { readonly slug: string; readonly title: string }[]>
  >;
  readonly menu: (slug: string) => Promise<Loaded<readonly MenuItem[]>>;
  readonly promotions: () => Promise<Loaded<PromoTexts>>;
}
