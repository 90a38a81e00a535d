import type {
  ContentClient,
  ContentFilter,
  ContentPage,
  ContentQuestion,
  SiteContent,
} from '@lokke/contentful';
import type { ContentSource, Loaded, SitePage } from '@lokke/contract/ports';
import type { Consultation } from '@lokke/domain/consultation';
import { parseDeliveryTerms } from '@lokke/domain/delivery';
import { DEFAULT_KICKBACK_RATES, readKickbackRates } from '@lokke/domain/kickback';
import type { FilterGroup } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import type { FindablePage } from '@lokke/domain/page-search';
import type { CachePolicy } from '../../../cache/index.ts';
import { createLocaleCache, type LocaleCacheOptions, logForMarkets } from '../locale-cache.ts';
import { noteChangedSettings } from './changed-settings.ts';
import { forMarket } from './for-market.ts';
import type { ContentGuard } from './guard/content-guard.ts';
import { menuItems, pageModule, promoTexts } from './map-site.ts';
import { type Facts, fillFacts } from './placeholders.ts';

export interface SiteService {
  readonly siteContentOf: (market: Market, cachePolicy?: CachePolicy) => ContentSource;
  /** Facts that the market's texts name in braces; null where the content cannot be read. */
  readonly factsOf: (market: Market) => Promise<Facts | null>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

const NOTHING: ContentSource = {
  home: async () => ({ kind: 'missing' }),
  page: async () => ({ kind: 'missing' }),
  pages: async () => ({ kind: 'missing' }),
  menu: async () => ({ kind: 'missing' }),
  promotions: async () => ({ kind: 'missing' }),
  delivery: async () => ({ kind: 'missing' }),
  kickbackRates: async () => ({ kind: 'found', value: DEFAULT_KICKBACK_RATES }),
  filters: async () => ({ kind: 'missing' }),
  consultation: async () => ({ kind: 'missing' }),
};

export const withoutSite: SiteService = {
  siteContentOf: () => NOTHING,
  factsOf: async () => null,
  invalidate: () => undefined,
};

export interface SiteOptions extends LocaleCacheOptions {
  readonly client: Pick<ContentClient, 'site'>;
  /** Protocol of the content service: `https:`. */
  readonly protocol: string;
  /** Tells whether the market has a newsletter. */
  readonly hasNewsletter?: (market: Market) => boolean;
  /** Decides what of the content is shown; without it, all. */
  readonly guard?: ContentGuard['decide'];
  /** Facts of the brand; those of the content come before them. */
  readonly brandFactsOf?: (market: Market) => Facts;
}

/** Creates each market's site content; markets of one language share entries. */
export function createSite(options: SiteOptions): SiteService {
  const [report, noteSettings] = [reporterOf(options), noteChangedSettings(options.log)];
  const { guard = async (_, loaded) => loaded } = options;
  const contents = createLocaleCache(async (locale) => {
    const result = await guard(locale, await options.client.site(locale));
    if (result.ok) for (const fault of result.value.faults) report(locale, fault);
    if (result.ok) noteSettings(locale, result.value);
    return result;
  }, options);
  const rendering = createRendering(options);

  return {
    invalidate: contents.invalidate,
    factsOf: async (market) => {
      const site = await contents.get(market.languageTag);
      return site && rendering.factsOf(market, site);
    },
    siteContentOf: (market, cachePolicy) => {
      const content = () => contents.get(market.languageTag, cachePolicy);
      return {
        ...partsOf(market, content, rendering),
        async kickbackRates() {
          const site = await content();
          if (site === null) return { kind: 'failed' };
          const read = readKickbackRates(rendering.factsOf(market, site));
          if (read.kind === 'read') return { kind: 'found', value: read.rates };
          const reason = `${read.fact} is no percentage such as 12.5`;
          report(market.languageTag, { entryId: 'marketFacts', reason });
          return { kind: 'failed' };
        },
      };
    },
  };
}

type Rendering = ReturnType<typeof createRendering>;

/** Fills facts into pages; a page is memoized per market until the content changes. */
function createRendering({
  protocol,
  hasNewsletter = () => false,
  brandFactsOf = () => ({}),
}: SiteOptions) {
  const memo = new WeakMap<SiteContent, Map<string, SitePage>>();
  const factsOf = (market: Market, site: SiteContent): Facts => ({
    ...brandFactsOf(market),
    ...forMarket(site.marketFacts, market)?.facts,
  });
  function pageOf(market: Market, site: SiteContent, key: string, page: ContentPage): SitePage {
    const pages = memo.get(site) ?? new Map<string, SitePage>();
    memo.set(site, pages);
    const known = pages.get(`${market.locale} ${key}`);
    if (known !== undefined) return known;
    const facts = factsOf(market, site);
    const context = {
      facts,
      prefix: market.prefix,
      protocol,
      hasNewsletter: hasNewsletter(market),
    };
    const modules = page.modules.flatMap((module) => pageModule(module, context) ?? []);
    const ready = {
      title: fillFacts(page.title, facts),
      description: page.description === null ? null : fillFacts(page.description, facts),
      modules,
    };
    pages.set(`${market.locale} ${key}`, ready);
    return ready;
  }
  return { protocol, factsOf, pageOf };
}

/** Parts of a market's site that are found in the content or are missing. */
function partsOf(
  market: Market,
  content: () => Promise<SiteContent | null>,
  { protocol, factsOf, pageOf }: Rendering,
) {
  const load = async <Value>(find: (site: SiteContent) => Value | undefined) =>
    loadPart(await content(), find);
  return {
    home: () =>
      load((site) => {
        const page = forMarket(site.homePages, market);
        return page && pageOf(market, site, '', page);
      }),
    page: (slug: string) =>
      load((site) => {
        const page = site.generalPages.find((one) => one.slug === slug);
        return page && pageOf(market, site, slug, page);
      }),
    pages: () =>
      load((site) =>
        site.generalPages.flatMap((page) => [
          {
            slug: page.slug,
            title: fillFacts(page.title, factsOf(market, site)),
            description: page.description,
            keywords: page.keywords,
          },
          ...findableQuestions(page.slug, pageOf(market, site, page.slug, page)),
        ]),
      ),
    menu: (slug: string) =>
      load((site) => {
        const named = site.menus.filter((one) => one.slug === slug);
        const menu = forMarket(named, market);
        return menu && menuItems(menu.items, { facts: factsOf(market, site), protocol });
      }),
    promotions: () =>
      load((site) => {
        const settings = forMarket(site.promoSettings, market);
        return settings && promoTexts(settings);
      }),
    delivery: () => load((site) => parseDeliveryTerms(factsOf(market, site)) ?? undefined),
    filters: () =>
      load((site) => {
        const settings = forMarket(site.filterSettings, market);
        return settings && filterGroupsOf(settings.groups);
      }),
    consultation: () =>
      load((site) => {
        const settings = forMarket(site.consultations, market);
        return settings && consultationOf(settings.questions);
      }),
  };
}

function loadPart<Value>(
  site: SiteContent | null,
  find: (site: SiteContent) => Value | undefined,
): Loaded<Value> {
  if (site === null) return { kind: 'failed' };
  const value = find(site);
  return value === undefined ? { kind: 'missing' } : { kind: 'found', value };
}

/** The same array while the content is: lists are prepared once for it. */
const filterGroups = new WeakMap<readonly ContentFilter[], readonly FilterGroup[]>();

function filterGroupsOf(content: readonly ContentFilter[]): readonly FilterGroup[] {
  const known =
    filterGroups.get(content) ??
    content.map(({ label, ...group }) => ({ ...group, ...(label !== null && { label }) }));
  filterGroups.set(content, known);
  return known;
}

/** An answer on a page is found by its question and the heading above it. */
function findableQuestions(slug: string, { modules }: SitePage): readonly FindablePage[] {
  return modules.flatMap((module) =>
    module.kind === 'questions'
      ? module.questions.map(({ id, question }) => ({
          ...{ slug, anchor: id, title: question },
          ...{ description: null, keywords: module.title },
        }))
      : [],
  );
}

function consultationOf(questions: readonly ContentQuestion[]): Consultation {
  return {
    questions: questions.map(({ id, title, answers }) => ({
      id,
      ...(title !== null && { title }),
      answers: answers.map(({ label, reason, ...answer }) => ({
        ...answer,
        ...(label !== null && { label }),
        ...(reason !== null && { reason }),
      })),
    })),
  };
}

/** Logs each problem once: content is reloaded often. */
function reporterOf(options: LocaleCacheOptions) {
  const said = new Set<string>();
  return (locale: string, { entryId, reason }: SiteContent['faults'][number]) => {
    const key = `${entryId} ${reason}`;
    if (said.has(key)) return;
    said.add(key);
    logForMarkets(options, locale, {
      level: 'warn',
      event: 'content.unreadable',
      entry: entryId,
      reason,
    });
  };
}
