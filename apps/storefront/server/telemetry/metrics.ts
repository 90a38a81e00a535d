import cluster from 'node:cluster';
import { hostname } from 'node:os';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import METRICS from './metrics.json' with { type: 'json' };
import type { CacheResult } from './request-scope.ts';
import { type VisitorKind, visitorKindOf } from './visitor-kind.ts';

export type RequestKind = 'page' | 'api' | 'webhook';

interface HandledRequest {
  readonly kind: RequestKind;
  /** A locale, or `none`. */
  readonly market: string;
  /** A pattern such as `/products/:handle`; their number is bounded. */
  readonly route: string;
  readonly cache: CacheResult;
  readonly status: number;
  readonly durationInMs: number;
  readonly visitor: VisitorKind;
}

export type Metrics = ReturnType<typeof createMetrics>;

export interface MetricsOptions {
  /** Version of the build. */
  readonly build: string;
  readonly cachedPagesInBytes: () => number;
  readonly isReady: () => boolean;
  readonly marketAndRouteOf: (path: string) => { readonly market: string; readonly route: string };
}

/** More addresses between two scrapes are counted early. */
const MAX_UNCOUNTED_URLS = 5_000;

/** Sums up a server of several workers: as good as its worst one, and as large as all. */
const AGGREGATORS = {
  sharedStateUp: 'min',
  ready: 'min',
  cachedBytes: 'sum',
  build: 'max',
} as const;

/** Creates the meters of metrics.json in a registry; `collect` runs before they are read. */
export function createMeters(registry: Registry) {
  const registers = [registry];
  return {
    counter: (name: keyof typeof METRICS.counters, collect = () => {}) =>
      new Counter<string>({ ...METRICS.counters[name], registers, collect }),
    histogram: (name: keyof typeof METRICS.histograms) =>
      new Histogram<string>({ ...METRICS.histograms[name], registers }),
    gauge: (name: keyof typeof METRICS.gauges, collect = () => {}) =>
      new Gauge<string>({
        ...METRICS.gauges[name],
        aggregator: AGGREGATORS[name],
        registers,
        collect,
      }),
  };
}

/** Counts for this process; Prometheus, or the process above, sums over all. */
export function createMetrics({
  build,
  cachedPagesInBytes,
  isReady,
  marketAndRouteOf,
}: MetricsOptions) {
  const registry = new Registry();
  const contentType: string = registry.contentType;
  collectDefaultMetrics({ register: registry, prefix: 'lokke_' });
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // Answers the process above, which serves the metrics of all.
    new AggregatorRegistry();
  }
  const { counter, histogram, gauge } = createMeters(registry);
  // Counts by address in a map: the library's counter takes longer than a cache lookup.
  const uncounted = new Map<string, number>();
  const cachedPages = counter('cachedPages', () => countCachedPages());
  const countCachedPages = () => {
    for (const [url, count] of uncounted) {
      const { market, route } = marketAndRouteOf(pathOf(url));
      cachedPages.inc({ market, route }, count);
    }
    uncounted.clear();
  };
  const requests = counter('requests');
  const durations = histogram('durations');
  const failures = counter('failures');
  const made = counter('made');
  const shed = counter('shed');
  const limited = counter('limited');
  const upstreams = histogram('upstreams');
  const outcomes = counter('outcomes');
  const events = counter('events');
  const value = counter('value');
  const sharedState = counter('sharedState');
  gauge('build').set({ build, server: hostname() }, 1);
  const sharedStateUp = gauge('sharedStateUp');
  const cachedBytes = gauge('cachedBytes', () => cachedBytes.set(cachedPagesInBytes()));
  const ready = gauge('ready', () => ready.set(isReady() ? 1 : 0));
  return {
    requestHandled: ({
      kind,
      market,
      route,
      cache,
      status,
      durationInMs,
      visitor,
    }: HandledRequest): void => {
      requests.inc({ kind, market, cache, status: `${Math.floor(status / 100)}xx`, visitor });
      durations.observe({ kind, route }, durationInMs / 1000);
      if (status >= 500) failures.inc({ kind, market, route });
    },
    /** Counts a page that was served before any framework code, by its path and query. */
    cachedPageServed: (url: string): void => {
      uncounted.set(url, (uncounted.get(url) ?? 0) + 1);
      if (uncounted.size > MAX_UNCOUNTED_URLS) countCachedPages();
    },
    /** Counts a page that came into memory: rendered here, from another server, or the last good one. */
    pageMade: (from: 'render' | 'shared' | 'last', url: string): void =>
      made.inc({ from, route: marketAndRouteOf(pathOf(url)).route }),
    shed: (requestClass: 'page' | 'excess' | 'call', userAgent?: string): void =>
      shed.inc({
        kind: requestClass === 'call' ? 'api' : 'page',
        // Whoever asks more than its share wakes nobody.
        visitor: requestClass === 'excess' ? 'bot' : visitorKindOf(userAgent),
      }),
    pageLimited: (visitor: VisitorKind | 'crawler'): void => limited.inc({ visitor }),
    /** Counts a question to what the servers share; only `done` came from Redis. */
    sharedStateAsked: (part: string, outcome: string): void => sharedState.inc({ part, outcome }),
    sharedStateIs: (isUp: boolean): void => sharedStateUp.set({ store: 'redis' }, isUp ? 1 : 0),
    upstreamCalled: (service: string, outcome: string, durationInMs: number): void => {
      upstreams.observe({ service }, durationInMs / 1000);
      outcomes.inc({ service, outcome });
    },
    /** Counts a log entry other than of single requests. */
    eventLogged: (event: string, market: string, service: string): void =>
      events.inc({ event, market, service }),
    valueLogged: (event: string, market: string, currency: string, units: number): void =>
      value.inc({ event, market, currency }, units),
    /** Takes metrics of one subject, defined beside it. */
    registry,
    text: () => registry.metrics(),
    contentType,
  };
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** The metrics of all workers: sums of counters, as Prometheus would make of them; a restarted worker begins at 0. */
export function workerMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new AggregatorRegistry();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
