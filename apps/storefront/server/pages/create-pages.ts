import { NO_MEASUREMENT } from '@lokke/contract/ports';
import { FILTER_GROUPS } from '@lokke/domain/listing';
import type { ServerBuild } from 'react-router';
import {
  type CachedPagesOptions,
  createFilterGroups,
  createPageCache,
  neverKept,
} from '../cache/index.ts';
import type { Config } from '../config/index.ts';
import type { BrandPages } from '../features/brand/index.ts';
import { NO_THIRD_PARTIES, pageMeasurementOf } from '../features/measurement/index.ts';
import type { PreviewPass, Previews } from '../features/preview/index.ts';
import type { NamedHeader } from '../http/index.ts';
import { limitedPages, type OverloadedBodyAt, type PageReader } from '../overload/index.ts';
import type { SharedPages } from '../shared-state/index.ts';
import { keepMarketing } from './keep-marketing.ts';
import { limitNewPages, type Refuse } from './limit-new-pages.ts';
import type { PageServiceSources } from './open-page-services.ts';
import type { PageFiles } from './page-files.ts';
import { createPageHandler, type PageSources } from './page-handler.ts';
import { withReadablePath } from './readable-path.ts';
import { waysFor, waysOnPage } from './tried-ways.ts';
import { asMarkdown, chosenByAccept, prefersMarkdown, withMarkdown } from './with-markdown.ts';

/** Sources of a page that come from the configuration and the parts below. */
type MadeHere =
  | 'locales'
  | 'publicOrigin'
  | 'isZoomable'
  | 'alternatesOf'
  | 'isTestShop'
  | 'catalogueOf'
  | 'measurementOf'
  | 'onProducts'
  | 'onFilters';

export interface PagesOptions {
  /** The page routes, from a build or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly services: Omit<PageServiceSources, keyof PagesOptions | MadeHere> & {
    readonly shops: Pick<PageSources, 'catalogueOf'>;
    readonly seo: Pick<PageSources, 'alternatesOf'>;
    readonly accounts: PageSources['accounts'];
    /** Null where no token reads drafts. */
    readonly previews: Previews | null;
  };
  readonly brandPages: BrandPages;
  readonly overloadedBodyAt: OverloadedBodyAt;
  readonly consumerLabel: string;
  readonly files: PageFiles;
  readonly defaultHeaders: readonly NamedHeader[];
  readonly now: () => number;
  readonly sharedPages: SharedPages | null;
  readonly reportError: (error: unknown) => void;
  readonly onPageMade: (from: 'render' | 'shared' | 'last', target: string) => void;
  readonly onPageLimited: (reader: PageReader) => void;
  readonly isBusy?: (() => boolean) | undefined;
}

type CachedPageHeaders = Parameters<CachedPagesOptions['pages']['getCached']>[1];

/** Gathers what a page is made of. */
function sourcesOf(
  { build, config, services, brandPages, consumerLabel, files, reportError }: PagesOptions,
  groups: ReturnType<typeof createFilterGroups>,
): PageSources {
  return {
    ...services,
    build,
    locales: config.locales,
    publicOrigin: config.publicOrigin,
    isZoomable: config.pages.isZoomable,
    alternatesOf: services.seo.alternatesOf,
    brandPages,
    isTestShop: ({ shop }) => config.shops[shop].isEmbedded,
    catalogueOf: services.shops.catalogueOf,
    reportError,
    measurementOf: (market) => pageMeasurementOf({ ...config, consumerLabel }, market),
    pictureOrigins: config.pictureOrigins,
    files,
    styles: new Map([...files.styles, brandPages.styles]),
    defersScripts: config.run.defersScripts,
    freshInMs: config.pages.freshInMs,
    cdn: config.cdn,
    onProducts: groups.learnFrom,
    onFilters: groups.learnGroups,
  };
}

/** Creates the page handler and the cache in front of it. */
export function createPages(options: PagesOptions) {
  const { build, config, services, overloadedBodyAt, defaultHeaders, now } = options;
  const { sharedPages, reportError, onPageMade, onPageLimited, isBusy } = options;
  const { previews } = services;
  const groups = createFilterGroups(FILTER_GROUPS);
  const sources = sourcesOf(options, groups);
  const limits = { now, overloadedBodyAt };
  const page = limitedPages(withMarkdown(createPageHandler(sources)), limits);
  const previewPage =
    previews &&
    limitedPages(withMarkdown(createPageHandler(withDrafts(sources, previews))), limits);
  const passOf = (cookie: string | null | undefined): PreviewPass | null =>
    previews?.passes.read(cookie) ?? null;
  const cache = createPageCache({
    ...config.pages,
    origin: config.publicOrigin,
    render: (request, fetchMode, ways) => page(request, null, { fetchMode, ways }),
    waysOf: (target, cookies) => waysOnPage(target.split('?', 1)[0] ?? target, cookies, services),
    known: {
      locales: config.locales,
      routeIds: new Set(Object.keys(build.routes)),
      filterGroupsOf: groups.of,
      optionNamesOf: groups.optionsOf,
    },
    defaultHeaders,
    now,
    isBusy,
    shared: sharedPages,
    onError: reportError,
    onMade: onPageMade,
  });
  const { refusalOf, isExcess } = limitNewPages({
    config,
    overloadedBodyAt,
    now,
    onLimited: onPageLimited,
  });
  /** Null where the page has no Markdown: the client gets the document, as without asking. */
  const respondInMarkdown = async (request: Request, refuse: Refuse): Promise<Response | null> => {
    const asked = asMarkdown(request);
    const response = asked && (await cache.respond(asked, refuse));
    if (response?.status !== 200 && response?.status !== 304) return null;
    return chosenByAccept(response);
  };
  return {
    cache,
    isExcess,
    /** Returns a page that everybody may see, unless the visitor is an editor who sees drafts. */
    getCached: (url: string, { cookie, ...headers }: CachedPageHeaders) =>
      passOf(cookie) === null ? cache.getCached(url, { ...headers, cookie }) : null,
    /** Serves a page from the cache, or renders it for this visitor. */
    respond: async (requested: Request, peerIp: string | null): Promise<Response> => {
      const request = withReadablePath(requested);
      const pass = passOf(request.headers.get('cookie'));
      if (pass !== null && previewPage !== null) {
        return asPreview(await previewPage(request, peerIp, { fetchMode: 'current', pass }));
      }
      const refuse = refusalOf(request, peerIp);
      if (prefersMarkdown(request.headers.get('accept'))) {
        const markdown = await respondInMarkdown(request, refuse);
        if (markdown !== null) return markdown;
      }
      const kept = await cache.respond(request, refuse);
      const ways = waysFor(request, services);
      return keepMarketing(
        request,
        kept ?? refuse() ?? (await page(request, peerIp, { fetchMode: 'quick', ways })),
      );
    },
  };
}

/** Has pages read drafts, learn nothing for the pages of others, and load no marketing. */
function withDrafts(
  { onProducts: _, onFilters: __, ...sources }: PageSources,
  { catalogueOf, contentOf, previewOf }: Previews,
): PageSources {
  const measurement = { settings: NO_MEASUREMENT, thirdParties: NO_THIRD_PARTIES };
  return {
    ...sources,
    catalogueOf,
    contentOf,
    previewOf,
    measurementOf: () => measurement,
    // An editor chooses the ways, and is not counted.
    experimentsIn: () => [],
  };
}

function asPreview(page: Response): Response {
  const preview = neverKept(page);
  preview.headers.set('x-robots-tag', 'noindex');
  return preview;
}
