import type { ContentClient, ContentPage, SiteContent } from '@lokke/contentful';
import type { ContentSource, Loaded, SitePage } from '@lokke/contract/ports';
import { parseDeliveryTerms } from '@lokke/domain/delivery';
import type { Experiment, Ways } from '@lokke/domain/experiments';
import { readKickbackRates } from '@lokke/domain/kickback';
import type { Market } from '@lokke/domain/markets';
import { isShownAt, nextChangeAfter, type Period } from '@lokke/domain/planning';
import { isForSalons } from '@lokke/domain/trade';
import type { CachePolicy } from '../../../cache/index.ts';
import { createLocaleCache, type LocaleCacheOptions } from '../locale-cache.ts';
import { noteChangedSettings } from './changed-settings.ts';
import { createExperiments, experimentsIn, firstWays, inWay, otherWay } from './experiments.ts';
import { forMarket } from './for-market.ts';
import type { ContentGuard } from './guard/content-guard.ts';
import { consultationOf, filterGroupsOf, findableQuestions } from './map-settings.ts';
import { menuItems, pageModule, promoTexts } from './map-site.ts';
import { type Facts, fillFacts } from './placeholders.ts';
import { reporterOf } from './report-faults.ts';

export interface SiteService {
  readonly siteContentOf: (market: Market, cachePolicy?: CachePolicy) => ContentSource;
  /** Facts that the market's texts name in braces; null where the content cannot be read. */
  readonly factsOf: (market: Market) => Promise<Facts | null>;
  /** The next moment at which the clock alone changes a market's content as it was last read; infinite without one. */
  readonly nextChangeOf: (market: Market, nowInMs: number) => number;
  /** Experiments that run in a market, by its content as it was last read. */
  readonly experimentsIn: (market: Market, nowInMs: number) => readonly Experiment[];
  /** All experiments of a market's language, running or not. */
  readonly allExperiments: (market: Market) => Promise<readonly Experiment[]>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

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
  const periods = new Map<string, readonly Period[]>();
  const experiments = createExperiments();
  const contents = createLocaleCache(async (locale) => {
    const result = await guard(locale, await options.client.site(locale));
    if (result.ok) for (const fault of result.value.faults) report(locale, fault);
    if (result.ok) noteSettings(locale, result.value);
    if (result.ok) periods.set(locale, periodsIn(result.value));
    if (result.ok) experiments.learnFrom(locale, result.value);
    return result;
  }, options);
  const rendering = createRendering(options);

  return {
    invalidate: contents.invalidate,
    factsOf: async (market) => {
      const site = await contents.get(market.languageTag);
      return site && rendering.factsOf({ market, at: Date.now, ways: {} }, site);
    },
    nextChangeOf: (market, nowInMs) =>
      nextChangeAfter(nowInMs, periods.get(market.languageTag) ?? [], market),
    experimentsIn: experiments.runningIn,
    allExperiments: async (market) => {
      const site = await contents.get(market.languageTag);
      return site === null ? [] : experimentsIn(site);
    },
    siteContentOf: (market, cachePolicy) => {
      const content = () => contents.get(market.languageTag, cachePolicy);
      const at = () => cachePolicy?.atInMs ?? Date.now();
      const viewer: Viewer = { market, at, ways: cachePolicy?.ways ?? {} };
      return {
        ...partsOf(viewer, content, rendering),
        async kickbackRates() {
          const site = await content();
          if (site === null) return { kind: 'failed' };
          const read = readKickbackRates(rendering.factsOf(viewer, site));
          if (read.kind === 'read') return { kind: 'found', value: read.rates };
          const reason = `${read.fact} is no percentage such as 12.5`;
          report(market.languageTag, { entryId: 'marketFacts', reason });
          return { kind: 'failed' };
        },
      };
    },
  };
}

/** Market that content is shown in, the moment, and the ways of experiments. */
interface Viewer {
  readonly market: Market;
  readonly at: () => number;
  readonly ways: Ways;
}

type FoundPage = SiteContent['generalPages'][number];
type Rendering = ReturnType<typeof createRendering>;

/** Fills facts into pages; a page is memoized per market until the content changes. */
function createRendering({
  protocol,
  hasNewsletter = () => false,
  brandFactsOf = () => ({}),
}: SiteOptions) {
  const memo = new WeakMap<ContentPage, Map<string, SitePage>>();
  const factsOf = ({ market, at }: Viewer, site: SiteContent): Facts => ({
    ...brandFactsOf(market),
    ...forMarket(site.marketFacts, market, at())?.facts,
  });
  function pageOf(viewer: Viewer, site: SiteContent, page: ContentPage): SitePage {
    const { market, at } = viewer;
    const nowInMs = at();
    const pages = memo.get(page) ?? new Map<string, SitePage>();
    memo.set(page, pages);
    const shown = page.modules
      .filter((one) => isShownAt(one, market, nowInMs))
      .map(({ module }) => otherWay(site, viewer.ways, module.id)?.module ?? module);
    const facts = factsOf(viewer, site);
    const key = JSON.stringify([market.locale, shown.map(({ id }) => id), facts]);
    const known = pages.get(key);
    if (known !== undefined) return known;
    const context = {
      facts,
      prefix: market.prefix,
      protocol,
      hasNewsletter: hasNewsletter(market),
    };
    const modules = shown.flatMap((module) => pageModule(module, context) ?? []);
    const ready = {
      title: fillFacts(page.title, facts),
      description: page.description === null ? null : fillFacts(page.description, facts),
      modules,
    };
    pages.set(key, ready);
    return ready;
  }
  return { protocol, factsOf, pageOf };
}

/** Parts of a market's site that are found in the content or are missing. */
function partsOf(
  viewer: Viewer,
  content: () => Promise<SiteContent | null>,
  { protocol, factsOf, pageOf }: Rendering,
) {
  const { market, at, ways } = viewer;
  const load = async <Value>(find: (site: SiteContent) => Value | undefined) =>
    loadPart(await content(), find);
  const find = <One extends Parameters<typeof forMarket>[0][number] & { readonly id: string }>(
    site: SiteContent,
    entries: readonly One[],
  ): One | undefined => {
    const first = forMarket(firstWays(entries, site), market, at());
    return first && inWay(first, entries, { site, ways });
  };
  const isShown = (one: Period) => isShownAt(one, market, at());
  const pagesIn = (site: SiteContent, forSalons: boolean) =>
    firstWays(site.generalPages, site).filter(
      (page) => isForSalons(page.slug) === forSalons && isShown(page),
    );
  const pageAt = (slug: string, isReadable: boolean) =>
    load((site) => {
      const pages = isReadable ? pagesIn(site, isForSalons(slug)) : [];
      const page = pages.find((one) => one.slug === slug);
      return page && pageOf(viewer, site, inWay(page, site.generalPages, { site, ways }));
    });
  const findable = (site: SiteContent, { slug, title, description, keywords }: FoundPage) => ({
    slug,
    title: fillFacts(title, factsOf(viewer, site)),
    description,
    keywords,
  });
  return {
    home: () =>
      load((site) => {
        const page = find(site, site.homePages);
        return page && pageOf(viewer, site, page);
      }),
    page: (slug: string) => pageAt(slug, !isForSalons(slug)),
    pages: () =>
      load((site) =>
        pagesIn(site, false).flatMap((page) => [
          findable(site, page),
          ...findableQuestions(page.slug, pageOf(viewer, site, page)),
        ]),
      ),
    education: () => load((site) => pagesIn(site, true).map((page) => findable(site, page))),
    educationPage: (slug: string) => pageAt(slug, isForSalons(slug)),
    menu: (slug: string) =>
      load((site) => {
        const named = site.menus.filter((one) => one.slug === slug);
        const menu = find(site, named);
        return menu && menuItems(menu.items, { facts: factsOf(viewer, site), protocol });
      }),
    promotions: () =>
      load((site) => {
        const settings = forMarket(site.promoSettings, market, at());
        return settings && promoTexts(settings);
      }),
    delivery: () => load((site) => parseDeliveryTerms(factsOf(viewer, site)) ?? undefined),
    filters: () =>
      load((site) => {
        const settings = forMarket(site.filterSettings, market, at());
        return settings && filterGroupsOf(settings.groups);
      }),
    consultation: () =>
      load((site) => {
        const settings = find(site, site.consultations);
        return settings && consultationOf(settings.questions);
      }),
  };
}

/** Lists the times of everything that can be planned. */
function periodsIn({ faults: _, otherWays: __, ...lists }: SiteContent): readonly Period[] {
  const modules = [...lists.homePages, ...lists.generalPages].flatMap((page) => page.modules);
  return [...Object.values(lists).flat(), ...modules];
}

function loadPart<Value>(
  site: SiteContent | null,
  find: (site: SiteContent) => Value | undefined,
): Loaded<Value> {
  if (site === null) return { kind: 'failed' };
  const value = find(site);
  return value === undefined ? { kind: 'missing' } : { kind: 'found', value };
}
