import type { BreakerRules } from '@lokke/http-client/node';
import type { ServerBuild } from 'react-router';
import { createApi, UCP_PATH } from './api/index.ts';
import { openEdge } from './cache/edge/index.ts';
import type { Config } from './config/index.ts';
import { createBrandPages, openBrand } from './features/brand/index.ts';
import { watchPrices } from './features/prices/index.ts';
import { apiHeaders } from './features/seo/index.ts';
import { observe } from './observe.ts';
import { createOverloadedBodies } from './overload/index.ts';
import { createPages, type PagesOptions, pageFamilyOf, pageVersionOf } from './pages/index.ts';
import { routesOf } from './routes.ts';
import { createServices } from './services.ts';
import { type Machine, openSharedState } from './shared-state/index.ts';
import { type Log, stackOf } from './telemetry/index.ts';
import { warmServer } from './warm-server.ts';
import { createWebhooks } from './webhooks/index.ts';

export interface StorefrontOptions {
  /** The page routes, from a build or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** Secrets that encrypt session cookies, the current one first. */
  readonly sessionSecrets: readonly string[];
  /** Files of the build that pages name. */
  readonly files: PagesOptions['files'];
  /** Names the server's code; two builds share no pages. */
  readonly buildId?: string;
  readonly feedsFolder?: string;
  /** Folder in which a server without Redis keeps the last good pages and content; none are kept unless it is given. */
  readonly stateFolder?: string;
  readonly log: Log;
  readonly breakerRules?: BreakerRules;
  /** Tells the other processes of this server what webhooks invalidated. */
  readonly spreadPurge?: (tags: readonly string[]) => Promise<void>;
  /** Counts and exchanges for the other processes of this server, too. */
  readonly machine?: Machine;
  /** Tells whether the server is too loaded for background work. */
  readonly isBusy?: () => boolean;
}

export type Storefront = ReturnType<typeof createStorefront>;

const BROWSER_REPORTS = { name: 'browser-reports', most: 60, windowInMs: 60_000 };
const now = () => performance.now();

/** Opens the parts of the storefront, each once. */
function openParts(options: StorefrontOptions) {
  const { config } = options;
  const brand = openBrand(config.brandFolder);
  const observed = observe(options, () => pages.cache.sizeInBytes());
  const { log, metrics, defaultHeaders } = observed;
  for (const note of brand.notes) log({ level: 'warn', event: 'brand.changed', note });
  const brandPages = createBrandPages(brand, config.pages);
  const sharedState = openSharedState({
    settings: config.sharedState,
    machine: options.machine,
    folder: options.stateFolder,
    maxPageBytes: config.pages.maxBytes,
    log,
    metrics,
    now,
  });
  const services = createServices({
    ...options,
    brandFactsOf: brandPages.factsOf,
    brandOf: brandPages.pageBrandOf,
    capabilities: brand.capabilities,
    facts: brand.facts,
    agentEndpoint: UCP_PATH,
    log,
    metrics,
    now,
    sharedState: { ...sharedState, purge: (tags) => purge(tags).then(() => edge.purge(tags)) },
  });
  const reportError = (error: unknown) => {
    log({ level: 'error', event: 'page.failed', reason: stackOf(error) });
    services.reporter?.error(error);
  };
  const overloadedBodyAt = createOverloadedBodies(brandPages.pageBrandOf);
  const pages = createPages({
    ...options,
    sharedPages: sharedState.openPages({
      version: pageVersionOf({ ...options, brand }),
      family: pageFamilyOf(options),
    }),
    consumerLabel: brand.consumerLabel,
    onPageMade: metrics.pageMade,
    onPageLimited: metrics.pageLimited,
    services,
    brandPages,
    overloadedBodyAt,
    defaultHeaders,
    reportError,
    now,
  });
  sharedState.purges.follow((tags) => {
    services.invalidate(tags);
    pages.cache.purge(tags);
  });
  const api = createApi({
    ...config,
    ...services,
    ...config.visitorLimits,
    limiters: sharedState.limiters,
    exchanges: sharedState.exchanges,
    log,
    metrics,
    counts: sharedState.counts,
    reportError: services.reporter?.error,
    visits: observed.visits,
    headersFor: apiHeaders(config, defaultHeaders),
  });
  const edge = openEdge({ ...options, log, onCall: metrics.upstreamCalled });
  const purge = async (tags: readonly string[]) => {
    await sharedState.purges.publish(tags);
    // Workers that share Redis hear of it there.
    if (config.sharedState === null) await options.spreadPurge?.(tags);
  };
  const webhooks = createWebhooks({
    config,
    log,
    purge,
    catalogueOf: services.shops.catalogueOf,
    adminOf: services.accounts.adminOf,
    salonDesk: services.professionals?.desk,
    recordPrices: services.shops.recordPrices,
    seen: sharedState.webhooks,
    relay: edge.relay,
    purgeEdge: edge.purge,
  });
  return {
    brand,
    observed,
    sharedState,
    services,
    pages,
    api,
    edge,
    webhooks,
    overloadedBodyAt,
    reportError,
  };
}

/** Composes the storefront; static files of the build are served in front of it. */
export function createStorefront(options: StorefrontOptions) {
  const { config } = options;
  const parts = openParts(options);
  const { observed, sharedState, services, pages, api, edge, overloadedBodyAt } = parts;
  const { health, log, metrics, defaultHeaders } = observed;
  const limiter = sharedState.limiters(BROWSER_REPORTS);
  return {
    /** Every route except the build's static files. */
    app: routesOf({ ...options, ...parts, limiter }),
    /** The routes below `/api`, callable without the middleware around pages. */
    api,
    pages: {
      isExcess: pages.isExcess,
      getCached: (...wanted: Parameters<typeof pages.getCached>) => {
        const page = pages.getCached(...wanted);
        if (page !== null) metrics.cachedPageServed(wanted[0]);
        return page;
      },
    },
    metrics,
    readStatus: observed.readStatus,
    /** Headers of every response. */
    defaultHeaders,
    /** Body of overload responses, in the brand's words. */
    overloadedBodyAt,
    /** Makes `/readyz` fail, so that load balancers send no new visitors. */
    markNotReady: health.markNotReady,
    /** Invalidates cached data and pages with one of these tags (see cache-tags.ts), on every server. */
    purge: sharedState.purges.publish,
    /** Renders the main pages into the cache; `/healthz` fails until it is done. */
    warm: () => warmServer({ sharedState, services, pages, log, config, now, health }),
    /** Resolves when no background work is pending. */
    whenIdle: async () => {
      await Promise.all([services.whenIdle(), edge.whenIdle()]);
    },
    /** Leaves the other servers. */
    close: sharedState.close,
    /** Checks the promotions of the content, now and from then on. */
    watchPromotions: services.promotions.start,
    /** Records prices of embedded shops, now and from then on. */
    watchPrices: () => watchPrices({ config, log, ...services.shops }),
  };
}
