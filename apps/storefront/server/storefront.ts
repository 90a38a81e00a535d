import { setTimeout as delay } from 'node:timers/promises';
import type { BreakerRules } from '@lokke/http-client/node';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { type Api, createApi } from './api/index.ts';
import { type PageCache, warmPages } from './cache/index.ts';
import type { Config } from './config/index.ts';
import { createApp } from './create-app.ts';
import { publicHostCheck } from './features/seo/index.ts';
import { openServices } from './features/services/index.ts';
import { NOTHING_RUNS, securityHeadersOf, splitRequestUrl } from './http/index.ts';
import { createPages, type PagesOptions } from './pages/index.ts';
import { createMetrics, type Log, logToStdout, type Metrics } from './telemetry/index.ts';

export interface StorefrontOptions {
  /** The pages; made by the build, or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** What sessions are sealed with, the current one first. */
  readonly sessionSecrets: readonly string[];
  readonly languageFiles: PagesOptions['languageFiles'];
  readonly log?: Log;
  /** When a failing service is left alone, and for how long. */
  readonly breakerRules?: BreakerRules;
  /** Whether visitors leave this server no time for what can wait. */
  readonly isBusy?: () => boolean;
}

/** What most visits begin with. */
const MAIN_PAGES = ['/', '/shop'];
const WARMING_LIMIT_IN_MS = 20_000;

export interface Storefront {
  /** Everything that a visitor can reach, but for the build's files. */
  readonly app: Hono;
  /** What is below `/api`, for who wants it at once. */
  readonly api: Api;
  readonly pages: Pick<PageCache, 'getCached'>;
  readonly metrics: Metrics;
  /** Headers of every reply. */
  readonly defaultHeaders: ReturnType<typeof securityHeadersOf>;
  /** From now on `/readyz` says that this server wants no new visitors. */
  readonly markNotReady: () => void;
  /** What was made of one of these (see cache-tags.ts) is made anew before it is shown again. */
  readonly purge: (tags: readonly string[]) => void;
  /** Makes the main pages; until it has, `/healthz` says that the shop is starting. */
  readonly warm: () => Promise<void>;
  /** When what was begun behind visitors' backs has come to its end. */
  readonly whenIdle: () => Promise<void>;
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
    cachedPagesInBytes: () => pages.cache.sizeInBytes(),
    isReady: () => isWarm && !isStopping,
  });
  const defaultHeaders = securityHeadersOf(config.publicOrigin);
  const services = openServices({
    config,
    fetch: ask,
    sessionSecrets,
    log,
    metrics,
    now,
    breakerRules,
  });
  const pages = createPages({
    build,
    config,
    services,
    languageFiles,
    defaultHeaders,
    now,
    isBusy,
  });
  const purge = (tags: readonly string[]): void => {
    services.invalidate(tags);
    pages.cache.purge(tags);
  };
  const api = createApi({
    ...config,
    ...services,
    log,
    reportError: services.reporter?.error,
    onAnswered: (status, durationInMs) => metrics.requestHandled('api', status, durationInMs),
    headersFor: callHeaders(config, defaultHeaders),
  });
  const app = createApp({
    config,
    services,
    api,
    pages,
    defaultHeaders,
    purge,
    isWarm: () => isWarm,
    isStopping: () => isStopping,
    ask,
    metrics,
    log,
    now,
  });
  return {
    app,
    api,
    pages: {
      getCached: (url, cachePolicy) => {
        const page = pages.cache.getCached(url, cachePolicy);
        if (page !== null) metrics.cacheHit();
        return page;
      },
    },
    metrics,
    defaultHeaders,
    markNotReady: () => {
      isStopping = true;
    },
    purge,
    warm: async () => {
      const limitInMs = WARMING_LIMIT_IN_MS;
      const listed = services.seo.ready();
      await Promise.race([listed, delay(limitInMs, undefined, { ref: false })]);
      await warmPages({
        pages: pages.cache,
        locales: config.locales,
        paths: MAIN_PAGES,
        log,
        now,
        limitInMs,
      });
      isWarm = true;
    },
    whenIdle: services.whenIdle,
  };
}

/** A call says what every reply says; at another address than the shop's own it is not to be found. */
function callHeaders(config: Config, defaultHeaders: Storefront['defaultHeaders']) {
  const isPublic = publicHostCheck(config);
  const here = Object.fromEntries([...defaultHeaders, NOTHING_RUNS]);
  const elsewhere = { ...here, 'x-robots-tag': 'noindex' };
  return ({ url, headers }: Request) => {
    const forwarded = headers.get('x-forwarded-host') ?? undefined;
    return isPublic(splitRequestUrl(url).host, forwarded) ? here : elsewhere;
  };
}
