import {
  entriesOf,
  entryOf,
  type Fields,
  isRecord,
  listOf,
  type ReadEntry,
  readEntry,
  textOf,
  textsOf,
} from '../content-value.ts';
import { type ContentLink, linksOf } from './content-link.ts';
import { type ContentModule, readModule } from './content-module.ts';

/** Something an editor left in a state that cannot be shown. */
export interface ContentFault {
  readonly entryId: string;
  readonly reason: string;
}

interface ForMarkets {
  /** The locales in the addresses of the markets that it is for; empty: for those that no other names. */
  readonly markets: readonly string[];
}

export interface ContentPage {
  readonly title: string;
  readonly description: string | null;
  readonly modules: readonly ContentModule[];
}

export interface PromoContent extends ForMarkets {
  readonly amountOfProductsToGetFreeItem: string | null;
  readonly promoCollectionName: string | null;
  readonly shopifyTagsToExcludeFromPromo: string | null;
  /** The slug of a product. */
  readonly freeItem: string | null;
  readonly automaticDiscountIds: readonly string[];
  readonly giftDiscountIds: readonly string[];
  /** A title for each discount, by its id. */
  readonly discountTitles: Readonly<Record<string, string>>;
  readonly popups: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** All that a space says in one locale beside the products. */
export interface SiteContent {
  readonly homePages: readonly (ContentPage & ForMarkets)[];
  readonly generalPages: readonly (ContentPage & { readonly slug: string })[];
  readonly menus: readonly { readonly slug: string; readonly items: readonly ContentLink[] }[];
  readonly marketFacts: readonly (ForMarkets & {
    readonly facts: Readonly<Record<string, string>>;
  })[];
  readonly promoSettings: readonly PromoContent[];
  readonly faults: readonly ContentFault[];
}

export const SITE_TYPES = [
  'homePage',
  'generalPage',
  'menu',
  'marketFacts',
  'promoSettings',
] as const;

/** Reads the entries of the types above, whatever they are in; what cannot be read is left out and named. */
export function readSite(items: readonly unknown[]): SiteContent {
  const faults: ContentFault[] = [];
  const entries = items.flatMap((item) => readEntry(item) ?? []);
  const all = <T>(type: (typeof SITE_TYPES)[number], read: (entry: ReadEntry) => T | string) =>
    entries
      .filter(({ contentType }) => contentType === type)
      .flatMap((entry) => orFault(entry, read(entry), faults));
  return {
    homePages: all('homePage', (entry) => {
      const page = readPage(entry, faults);
      return page === null ? 'has no title' : { ...page, ...marketsOf(entry.fields) };
    }),
    generalPages: all('generalPage', (entry) => {
      const [page, slug] = [readPage(entry, faults), textOf(entry.fields, 'slug')];
      return page === null || slug === null ? 'has no title or no slug' : { ...page, slug };
    }),
    menus: all('menu', ({ fields }) => {
      const slug = textOf(fields, 'slug');
      return slug === null ? 'has no slug' : { slug, items: linksOf(fields, 'items') };
    }),
    // A market is written of in its own languages; in another there is nothing to say of it.
    marketFacts: all('marketFacts', ({ fields }) => ({
      ...marketsOf(fields),
      facts: textsIn(fields['facts']),
    })),
    promoSettings: all('promoSettings', ({ fields }) => readPromotions(fields)),
    faults,
  };
}

function readPage(entry: ReadEntry, faults: ContentFault[]): ContentPage | null {
  const { fields } = entry;
  const title = textOf(fields, 'title');
  if (title === null) return null;
  const modules = listOf(fields, 'modules').flatMap((item) => {
    const module = readEntry(item);
    if (module !== null) return orFault(module, readModule(module), faults);
    faults.push({ entryId: entry.id, reason: 'lists a module that is no entry' });
    return [];
  });
  return { title, description: textOf(fields, 'description'), modules };
}

function orFault<T>({ id }: ReadEntry, read: T | string, faults: ContentFault[]): readonly T[] {
  if (typeof read !== 'string') return [read];
  faults.push({ entryId: id, reason: read });
  return [];
}

function readPromotions(fields: Fields): PromoContent {
  const freeItem = entryOf(fields, 'freeItem');
  return {
    ...marketsOf(fields),
    amountOfProductsToGetFreeItem: textOf(fields, 'amountOfProductsToGetFreeItem'),
    promoCollectionName: textOf(fields, 'promoCollectionName'),
    shopifyTagsToExcludeFromPromo: textOf(fields, 'shopifyTagsToExcludeFromPromo'),
    freeItem: freeItem === null ? null : textOf(freeItem.fields, 'slug'),
    automaticDiscountIds: textsOf(fields, 'automaticDiscountIds'),
    giftDiscountIds: textsOf(fields, 'giftDiscountIds'),
    discountTitles: textsIn(fields['discountTitles']),
    popups: entriesOf(fields, 'popups').flatMap(({ fields: popup }) => {
      const [key, title, text] = ['key', 'title', 'text'].map((name) => textOf(popup, name));
      return key == null || title == null || text == null ? [] : [{ key, title, text }];
    }),
  };
}

function marketsOf(fields: Fields): ForMarkets {
  return { markets: textsOf(fields, 'markets') };
}

function textsIn(facts: unknown): Readonly<Record<string, string>> {
  if (!isRecord(facts)) return {};
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string'),
  );
}
