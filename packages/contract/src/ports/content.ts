import type { Consultation } from '@lokke/domain/consultation';
import type { DeliveryTerms } from '@lokke/domain/delivery';
import type { Shared } from '@lokke/domain/experiments';
import type { KickbackRates } from '@lokke/domain/kickback';
import type { FilterGroup } from '@lokke/domain/listing';
import type { FindablePage } from '@lokke/domain/page-search';
import type { Period } from '@lokke/domain/planning';
import type { Loaded, MenuItem } from './catalogue.ts';
import type { PageModule } from './page-module.ts';
import type { Popup } from './promotions.ts';

export interface SitePage {
  readonly title: string;
  readonly description: string | null;
  readonly modules: readonly PageModule[];
}

/** Promotion settings of the content, not validated. */
export interface PromoTexts extends Period {
  readonly amountOfProductsToGetFreeItem: string | null;
  readonly promoCollectionName: string | null;
  readonly shopifyTagsToExcludeFromPromo: string | null;
  readonly freeItemHandle: string | null;
  readonly automaticDiscountIds: readonly string[];
  readonly giftDiscountIds: readonly string[];
  /** Titles of discounts by their ids. */
  readonly discountTitles: Readonly<Record<string, string>>;
  readonly popups: {
    readonly freeTravelSize: Popup | null;
    readonly noKickbackFee: Popup | null;
  };
}

/** Content of one market. The server implements it over the Delivery API. */
export interface ContentSource {
  readonly home: () => Promise<Loaded<SitePage>>;
  readonly page: (slug: string) => Promise<Loaded<SitePage>>;
  /** All general pages for everybody, for lists of pages and for the search. */
  readonly pages: () => Promise<Loaded<readonly FindablePage[]>>;
  /** Pages for salons, which neither `page` nor `pages` knows: ask only for a professional. */
  readonly education: () => Promise<Loaded<readonly FindablePage[]>>;
  readonly educationPage: (slug: string) => Promise<Loaded<SitePage>>;
  readonly menu: (slug: string) => Promise<Loaded<readonly MenuItem[]>>;
  readonly promotions: () => Promise<Loaded<PromoTexts>>;
  /** Missing where the market's facts do not say it. */
  readonly delivery: () => Promise<Loaded<DeliveryTerms>>;
  /** Filters of lists, where the content names them. */
  readonly filters: () => Promise<Loaded<readonly FilterGroup[]>>;
  /** Rates that salons earn; the default where the content has none, failed where it has wrong ones. */
  readonly kickbackRates: () => Promise<Loaded<KickbackRates>>;
  /** The questions of the hair consultation, where the content has some. */
  readonly consultation: () => Promise<Loaded<Consultation>>;
}

/** Experiment that changes a page, and the way that the page shows. */
export interface TriedExperiment extends Shared {
  readonly way: string;
}

/** The same page in another market. */
export interface AlternatePage {
  readonly hreflang: string;
  readonly url: string;
}
