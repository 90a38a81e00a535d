import { setTimeout as delay } from 'node:timers/promises';
import { createContentClient } from '@lokke/contentful';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerBuild } from 'react-router';
import { GROUP_ORDER } from '../app/shared/finding/listing-rules.ts';
import { createAccountSources } from './accounts/index.ts';
import { limitedPages } from './admission/index.ts';
import { type Api, createApi, peerAddressOf } from './api/index.ts';
import { compressReplies } from './compress-replies.ts';
import type { Config } from './config/index.ts';
import { createContentPages, createSite } from './content/index.ts';
import { createCrawlerPages, onlyPublicHost, publicHostCheck } from './crawlers/index.ts';
import { createErrorReporter, createTunnel, watchPages } from './error-reporting/index.ts';
import { type Log, logToStdout } from './log/index.ts';
import { pageMeasurementOf } from './measurement/index.ts';
import { createNewsletters } from './newsletter/index.ts';
import { createFilterGroups, createPageCache, type PageCache } from './page-cache/index.ts';
import { asBrowsersAsk } from './pages/as-browsers-ask.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { withReadablePath } from './pages/readable-path.ts';
import { createProfessionalSources } from './professionals/index.ts';
import { requestAddress } from './request-address.ts';
import { createMetrics, type Metrics, watchRequests, watchUpstreams } from './running/index.ts';
import { createSalons } from './salons/index.ts';
import {
  NOTHING_RUNS,
  nothingRuns,
  securityHeaders,
  securityHeadersOf,
} from './security-headers.ts';
import { createShops } from './shop/index.ts';
import { type BreakerRules, guardUpstreams, upstreamNames } from './upstreams/index.ts';
import { warmPages } from './warm-pages.ts';
import { createWebhooks } from './webhooks/index.ts';
import { createWithdrawals } from './withdrawals/index.ts';

export interface StorefrontOptions {
  /** The pages; made by the build, or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** What sessions are sealed with, the current one first. */
  readonly sessionSecrets: readonly string[];
  readonly languageFiles: Parameters<typeof createPageHandler>[0]['languageFiles'];
  readonly log?: Log;
  /** When a failing service is left alone, and for how long. */
  readonly breakerRules?: BreakerRules;
  /** Whether visitors leave this server no time for what can wait. */
  readonly isBusy?: () => boolean;
}

/** No form of ours comes near it. */
const MOST_FORM_BYTES = 64 * 1024;
/** What most visits begin with. */
const MAIN_PAGES = ['/', '/shop'];
const WARMING_LIMIT_IN_MS = 20_000;

export interface Storefront {
  /** Everything that a visitor can reach, but for the build's files. */
  readonly app: Hono;
  /** What is below `/api`, for who wants it at once. */
  readonly api: Api;
  readonly pages: Pick<PageCache, 'peek'>;
  readonly metrics: Metrics;
  /** Headers of every reply. */
  readonly usualHeaders: ReturnType<typeof securityHeadersOf>;
  /** From now on `/readyz` says that this server wants no new visitors. */
  readonly announceStop: () => void;
  /** What was made of one of these (see cache-tags.ts) is made anew before it is shown again. */
  readonly purge: (tags: readonly string[]) => void;
  /** Makes the main pages; until it has, `/healthz` says that the shop is starting. */
  readonly warm: () => Promise<void>;
  /** When what was begun behind visitors' backs has come to its end. */
  readonly settled: () => Promise<void>;
}

/** The whole storefront as one `(Request) → Response`; files of the build are served in front of it. */
export function createStorefront({
  build,
  config,
  fetch: ask,
  sessionSecrets,
  languageFiles,
  log = logToStdout,
  breakerRules,
  isBusy,
}: StorefrontOptions): Storefront {
  const now = () => performance.now();
  let isWarm = false;
  let isStopping = false;
  const metrics = createMetrics({
    keptPagesInBytes: () => pages.sizeInBytes(),
    isReady: () => isWarm && !isStopping,
  });
  const watched = watchUpstreams({ config, fetch: ask, metrics, now });
  const fetch = guardUpstreams({
    fetch: watched,
    nameOf: upstreamNames(config),
    log,
    now,
    ...(breakerRules !== undefined && { rules: breakerRules }),
  });
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch });
  const content = createContentPages({ client, freshInMs, log });
  const newsletters = createNewsletters({ config, fetch, log });
  const withdrawals = createWithdrawals({ config, fetch, log });
  const site = createSite({
    client,
    freshInMs,
    log,
    protocol: new URL(baseUrl).protocol,
    hasNewsletter: newsletters.isOpenIn,
  });
  const shops = createShops({ config, fetch, content, site, log });
  const reporter =
    config.errorReporting === null
      ? null
      : createErrorReporter({
          reporting: config.errorReporting,
          fetch: ask,
          random: Math.random,
          newTraceId: () => crypto.randomUUID().replaceAll('-', ''),
        });
  const salons = createSalons({ database: config.salons, fetch, log });
  const accounts = createAccountSources({ config, fetch, sessionSecrets, log });
  const crawlers = createCrawlerPages({
    ...config,
    catalogueOf: shops.catalogueOf,
    contentOf: site.siteOf,
    salons,
  });
  const professionals = createProfessionalSources({ config, fetch, sessionSecrets, salons, log });
  const usualHeaders = securityHeadersOf(config.publicOrigin);
  const groups = createFilterGroups(GROUP_ORDER);
  const makePage = createPageHandler({
    build,
    locales: config.locales,
    publicOrigin: config.publicOrigin,
    sistersOf: crawlers.sistersOf,
    catalogueOf: shops.catalogueOf,
    contentOf: site.siteOf,
    salons,
    accounts,
    professionals,
    newsletters,
    withdrawals,
    ...(reporter !== null && { reportError: reporter.error }),
    measurementOf: (market) => pageMeasurementOf(config, market),
    pictureOrigins: config.pictureOrigins,
    languageFiles,
    freshInMs: config.pages.freshInMs,
    onProducts: groups.learnFrom,
  });
  const page = limitedPages(makePage, { now });
  const pages = createPageCache({
    ...config.pages,
    origin: config.publicOrigin,
    render: (request, patience) => page(request, null, patience),
    known: {
      locales: config.locales,
      routeIds: new Set(Object.keys(build.routes)),
      filterGroupsOf: groups.of,
    },
    usualHeaders,
    now,
    isBusy,
  });
  const purge = (tags: readonly string[]): void => {
    content.outdate(tags);
    site.outdate(tags);
    shops.outdate(tags);
    pages.purge(tags);
  };
  const newRequestId = () => crypto.randomUUID();
  const isPublic = publicHostCheck(config);
  const callHeaders = Object.fromEntries([...usualHeaders, NOTHING_RUNS]);
  const api = createApi({
    ...config,
    shops,
    salons,
    accounts,
    log,
    reportError: reporter?.error,
    onAnswered: (status, durationInMs) => metrics.answered('api', status, durationInMs),
    headersFor: ({ url, headers }) => {
      const forwarded = headers.get('x-forwarded-host') ?? undefined;
      const mayBeFound = isPublic(requestAddress(url).host, forwarded);
      return mayBeFound ? callHeaders : { ...callHeaders, 'x-robots-tag': 'noindex' };
    },
  });

  const app = new Hono();
  // Before all that stands around pages: its replies are whole.
  app.all('/api/*', ({ req, env }) => api.fetch(req.raw, env));
  app.use(watchRequests({ log, metrics, now, newRequestId }));
  app.use(securityHeaders(usualHeaders), nothingRuns);
  if (reporter !== null) app.use(watchPages(reporter, () => new Date()));
  // Before the shop's one address is insisted on: our own servers tell each other by their own addresses.
  app.route(
    '/webhooks',
    createWebhooks({
      config,
      catalogueOf: shops.catalogueOf,
      adminOf: accounts.adminOf,
      purge,
      fetch,
      log,
    }),
  );
  app.use(onlyPublicHost(config));
  app.use(compressReplies);
  app.get('/healthz', (context) =>
    isWarm ? context.json({ status: 'ok' }) : context.json({ status: 'starting' }, 503),
  );
  app.get('/readyz', (context) =>
    isWarm && !isStopping
      ? context.json({ status: 'ready' })
      : context.json({ status: isStopping ? 'stopping' : 'starting' }, 503),
  );
  app.route('/errors', createTunnel({ reporting: config.errorReporting, fetch: ask, now }));
  app.route('/', crawlers.app);
  app.use(asBrowsersAsk);
  app.post('*', bodyLimit({ maxSize: MOST_FORM_BYTES }));
  app.all('*', async ({ req, env }) => {
    const request = withReadablePath(req.raw);
    return (await pages.answer(request)) ?? page(request, peerAddressOf(env));
  });
  return {
    app,
    api,
    pages: {
      peek: (url, wishes) => {
        const page = pages.peek(url, wishes);
        if (page !== null) metrics.keptPage();
        return page;
      },
    },
    metrics,
    usualHeaders,
    announceStop: () => {
      isStopping = true;
    },
    purge,
    warm: async () => {
      const limitInMs = WARMING_LIMIT_IN_MS;
      await Promise.race([crawlers.ready(), delay(limitInMs, undefined, { ref: false })]);
      await warmPages({
        pages,
        locales: config.locales,
        paths: MAIN_PAGES,
        log,
        now,
        limitInMs,
      });
      isWarm = true;
    },
    settled: async () => {
      await Promise.all([accounts.settled(), professionals?.settled(), reporter?.settled()]);
    },
  };
}
