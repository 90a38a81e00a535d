import { isRecord } from '@lokke/http-client';
import {
  entryField,
  entryListField,
  type Fields,
  listField,
  type ReadEntry,
  readEntry,
  stringField,
  stringListField,
} from '../entry-fields.ts';
import { type ContentQuestion, readQuestions } from './consultation-settings.ts';
import { type ContentLink, linksOf } from './content-link.ts';
import { type ContentModule, readModule } from './content-module.ts';
import { type ExperimentFields, readExperiment } from './experiments.ts';
import { type ContentFilter, readFilters } from './filter-settings.ts';

/** An entry that cannot be shown as it was edited. */
export interface ContentIssue {
  readonly entryId: string;
  readonly reason: string;
}

/** Time in which an entry is shown, as it was written; a side that is left out is open. */
interface Planned {
  readonly from?: string;
  readonly until?: string;
}

interface ForMarkets extends Planned {
  /** The locales, as in URLs, of the markets that it is for; empty: for those that no other entry names. */
  readonly markets: readonly string[];
}

/** Entry that an experiment can take another for. */
interface Whole {
  readonly id: string;
}

export interface ContentPage extends Whole {
  readonly title: string;
  readonly description: string | null;
  readonly modules: readonly PlannedModule[];
}

export interface PlannedModule extends Planned {
  readonly module: ContentModule;
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

interface GeneralPage extends ContentPage, Planned {
  readonly slug: string;
  /** Words of shoppers for the subject of the page, for the search. */
  readonly keywords: string | null;
}

export interface ContentExperiment extends ExperimentFields, ForMarkets {}

/** The content of a space in one locale, without products. */
export interface SiteContent {
  readonly homePages: readonly (ContentPage & ForMarkets)[];
  readonly generalPages: readonly GeneralPage[];
  readonly menus: readonly (ForMarkets &
    Whole & {
      readonly slug: string;
      readonly items: readonly ContentLink[];
    })[];
  readonly filterSettings: readonly (ForMarkets & {
    readonly groups: readonly ContentFilter[];
  })[];
  readonly consultations: readonly (ForMarkets &
    Whole & {
      readonly questions: readonly ContentQuestion[];
    })[];
  readonly marketFacts: readonly (ForMarkets & {
    readonly facts: Readonly<Record<string, string>>;
  })[];
  readonly promoSettings: readonly PromoContent[];
  readonly experiments: readonly ContentExperiment[];
  /** Ids of entries that stand for another one only, in experiments that cannot be read, too. */
  readonly otherWays: readonly string[];
  readonly faults: readonly ContentIssue[];
}

export const SITE_TYPES = [
  'homePage',
  'generalPage',
  'menu',
  'marketFacts',
  'promoSettings',
  'filterSettings',
  'consultation',
  'experiment',
] as const;

/** Reads the entries of the types above; those that cannot be read are left out and listed as issues. */
export function readSite(items: readonly unknown[]): SiteContent {
  const faults: ContentIssue[] = [];
  const keys = new Set<string>();
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
      const [page, slug] = [readPage(entry, faults), stringField(entry.fields, 'slug')];
      if (page === null || slug === null) return 'has no title or no slug';
      const keywords = stringField(entry.fields, 'keywords');
      return { ...page, ...plannedOf(entry.fields), slug, keywords };
    }),
    menus: all('menu', ({ id, fields }) => {
      const slug = stringField(fields, 'slug');
      return slug === null
        ? 'has no slug'
        : { id, slug, ...marketsOf(fields), items: linksOf(fields, 'items') };
    }),
    filterSettings: all('filterSettings', ({ fields }) => {
      const groups = readFilters(fields);
      return typeof groups === 'string' ? groups : { ...marketsOf(fields), groups };
    }),
    consultations: all('consultation', ({ id, fields }) => {
      const questions = readQuestions(fields);
      return typeof questions === 'string' ? questions : { id, ...marketsOf(fields), questions };
    }),
    // Facts of a market exist in its own languages only.
    marketFacts: all('marketFacts', ({ fields }) => ({
      ...marketsOf(fields),
      facts: textsIn(fields['facts']),
    })),
    promoSettings: all('promoSettings', ({ fields }) => readPromotions(fields)),
    experiments: all('experiment', (entry) => {
      const experiment = readExperiment(entry);
      if (typeof experiment === 'string') return experiment;
      if (keys.has(experiment.key)) return `has the key "${experiment.key}" of another`;
      keys.add(experiment.key);
      return { ...experiment, ...marketsOf(entry.fields) };
    }),
    otherWays: entries
      .filter(({ contentType }) => contentType === 'experiment')
      .flatMap(({ fields }) => entryListField(fields, 'others').map(({ id }) => id)),
    faults,
  };
}

function readPage(entry: ReadEntry, faults: ContentIssue[]): ContentPage | null {
  const { fields } = entry;
  const title = stringField(fields, 'title');
  if (title === null) return null;
  const modules = listField(fields, 'modules').flatMap((item) => {
    const module = readEntry(item);
    if (module !== null) {
      const planned = plannedOf(module.fields);
      return orFault(module, readModule(module), faults).map((one) => ({
        ...planned,
        module: one,
      }));
    }
    faults.push({ entryId: entry.id, reason: 'lists a module that is no entry' });
    return [];
  });
  return { id: entry.id, title, description: stringField(fields, 'description'), modules };
}

function orFault<T>({ id }: ReadEntry, read: T | string, faults: ContentIssue[]): readonly T[] {
  if (typeof read !== 'string') return [read];
  faults.push({ entryId: id, reason: read });
  return [];
}

function readPromotions(fields: Fields): PromoContent {
  const freeItem = entryField(fields, 'freeItem');
  return {
    ...marketsOf(fields),
    amountOfProductsToGetFreeItem: stringField(fields, 'amountOfProductsToGetFreeItem'),
    promoCollectionName: stringField(fields, 'promoCollectionName'),
    shopifyTagsToExcludeFromPromo: stringField(fields, 'shopifyTagsToExcludeFromPromo'),
    freeItem: freeItem === null ? null : stringField(freeItem.fields, 'slug'),
    automaticDiscountIds: stringListField(fields, 'automaticDiscountIds'),
    giftDiscountIds: stringListField(fields, 'giftDiscountIds'),
    discountTitles: textsIn(fields['discountTitles']),
    popups: entryListField(fields, 'popups').flatMap(({ fields: popup }) => {
      const [key, title, text] = ['key', 'title', 'text'].map((name) => stringField(popup, name));
      return key == null || title == null || text == null ? [] : [{ key, title, text }];
    }),
  };
}

function marketsOf(fields: Fields): ForMarkets {
  return { markets: stringListField(fields, 'markets'), ...plannedOf(fields) };
}

function plannedOf(fields: Fields): Planned {
  const [from, until] = [stringField(fields, 'from'), stringField(fields, 'until')];
  return { ...(from !== null && { from }), ...(until !== null && { until }) };
}

function textsIn(facts: unknown): Readonly<Record<string, string>> {
  if (!isRecord(facts)) return {};
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string'),
  );
}
