import type { ContentClient, ContentLink, ContentPage, SiteContent } from '@lokke/contentful';
import type { ContentSource, Loaded, MenuItem, SitePage } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type { CachePolicy } from '../../../cache/index.ts';
import { type Log, logToStdout } from '../../../telemetry/index.ts';
import { createLocaleCache, type LocaleCacheOptions } from '../locale-cache.ts';
import { linkHref } from './link-href.ts';
import { pageModule } from './page-modules.ts';
import type { Facts } from './placeholders.ts';
import { promoTexts } from './promo-texts.ts';

export interface SiteService {
  readonly siteContentOf: (market: Market, cachePolicy?: CachePolicy) => ContentSource;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly invalidate: (tags: readonly string[]) => void;
}

const NOTHING: ContentSource = {
  home: async () => ({ kind: 'missing' }),
  page: async () => ({ kind: 'missing' }),
  pages: async () => ({ kind: 'missing' }),
  menu: async () => ({ kind: 'missing' }),
  promotions: async () => ({ kind: 'missing' }),
};

export const withoutSite: SiteService = {
  siteContentOf: () => NOTHING,
  invalidate: () => undefined,
};

export interface SiteOptions extends LocaleCacheOptions {
  readonly client: Pick<ContentClient, 'site'>;
  /** Of the service that the content comes from: `https:`. */
  readonly protocol: string;
  /** Whether the market has a newsletter to ask for. */
  readonly hasNewsletter?: (market: Market) => boolean;
}

/** What the content says in each market; the markets of one language read the same entries. */
export function createSite({
  client,
  protocol,
  hasNewsletter = () => false,
  ...options
}: SiteOptions): SiteService {
  const report = reporterOf(options.log ?? logToStdout);
  const contents = createLocaleCache(async (locale) => {
    const answer = await client.site(locale);
    if (answer.ok) for (const fault of answer.value.faults) report(locale, fault);
    return answer;
  }, options);
  const made = new WeakMap<SiteContent, Map<string, SitePage>>();

  return {
    invalidate: contents.invalidate,
    siteContentOf(market, cachePolicy) {
      const content = () => contents.get(market.languageTag, cachePolicy);

      /** Made once for each market and kept as long as the content that it was made of. */
      function pageOf(site: SiteContent, key: string, page: ContentPage): SitePage {
        const pages = made.get(site) ?? new Map<string, SitePage>();
        made.set(site, pages);
        const known = pages.get(`${market.locale} ${key}`);
        if (known !== undefined) return known;
        const context = {
          facts: factsOf(site, market),
          prefix: market.prefix,
          protocol,
          hasNewsletter: hasNewsletter(market),
        };
        const modules = page.modules.flatMap((module) => pageModule(module, context) ?? []);
        const ready = { title: page.title, description: page.description, modules };
        pages.set(`${market.locale} ${key}`, ready);
        return ready;
      }

      return {
        async home() {
          const site = await content();
          return loaded(site, (found) => {
            const page = forMarket(found.homePages, market);
            return page && pageOf(found, '', page);
          });
        },
        async page(slug) {
          const site = await content();
          return loaded(site, (found) => {
            const page = found.generalPages.find((one) => one.slug === slug);
            return page && pageOf(found, slug, page);
          });
        },
        async pages() {
          const site = await content();
          return loaded(site, ({ generalPages }) =>
            generalPages.map(({ slug, title }) => ({ slug, title })),
          );
        },
        async menu(slug) {
          const site = await content();
          return loaded(site, ({ menus }) => {
            const menu = menus.find((one) => one.slug === slug);
            return menu && menuItems(menu.items);
          });
        },
        async promotions() {
          const site = await content();
          return loaded(site, (found) => {
            const settings = forMarket(found.promoSettings, market);
            return settings && promoTexts(settings);
          });
        },
      };
    },
  };
}

function loaded<Value>(
  site: SiteContent | null,
  find: (site: SiteContent) => Value | undefined,
): Loaded<Value> {
  if (site === null) return { kind: 'failed' };
  const value = find(site);
  return value === undefined ? { kind: 'missing' } : { kind: 'found', value };
}

/** What names the market goes before what is for every market. */
function forMarket<Value extends { readonly markets: readonly string[] }>(
  values: readonly Value[],
  { locale }: Market,
): Value | undefined {
  return (
    values.find(({ markets }) => markets.includes(locale)) ??
    values.find(({ markets }) => markets.length === 0)
  );
}

function factsOf(site: SiteContent, market: Market): Facts {
  return forMarket(site.marketFacts, market)?.facts ?? {};
}

/** An entry that leads nowhere stays only as a heading above others. */
function menuItems(links: readonly ContentLink[]): readonly MenuItem[] {
  return links.flatMap(({ title, target, items }) => {
    const [path, below] = [linkHref(target), menuItems(items)];
    return path === null && below.length === 0 ? [] : [{ title, path: path ?? '', items: below }];
  });
}

/** Each fault once: content is read again and again, and its faults stay until an editor mends them. */
function reporterOf(log: Log) {
  const said = new Set<string>();
  return (locale: string, { entryId, reason }: SiteContent['faults'][number]) => {
    const key = `${entryId} ${reason}`;
    if (said.has(key)) return;
    said.add(key);
    log({ level: 'warn', event: 'content.unreadable', locale, entry: entryId, reason });
  };
}
