import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { CacheResult } from './request-scope.ts';

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
}

export interface Metrics {
  readonly requestHandled: (request: HandledRequest) => void;
  /** Counts a page that was served before any framework code, by its path and query. */
  readonly cachedPageServed: (url: string) => void;
  /** A page came into memory: rendered here, or from another server. */
  readonly pageMade: (from: 'render' | 'shared', url: string) => void;
  readonly shed: (requestClass: 'kept' | 'page' | 'call') => void;
  /** A part of what the servers share was asked for; only `done` came from Redis. */
  readonly sharedStateAsked: (part: string, outcome: string) => void;
  readonly sharedStateIs: (isUp: boolean) => void;
  readonly upstreamCalled: (service: string, outcome: string, durationInMs: number) => void;
  /** Counts a log entry other than of single requests. */
  readonly eventLogged: (event: string, market: string, service: string) => void;
  /** For metrics of one subject, defined beside it. */
  readonly registry: Registry;
  /** Returns the Prometheus text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  readonly cachedPagesInBytes: () => number;
  readonly isReady: () => boolean;
  readonly marketAndRouteOf: (path: string) => { readonly market: string; readonly route: string };
}

/** Few, since each is a time series per route and service. */
const SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** More addresses between two scrapes are counted early. */
const MAX_UNCOUNTED_URLS = 5_000;

/** Counts for this process; Prometheus, or the process above, sums over all. */
export function createMetrics({
  cachedPagesInBytes,
  isReady,
  marketAndRouteOf,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'lokke_' });
  const registers = [registry];
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // Answers the process above, which serves the metrics of all.
    new AggregatorRegistry();
  }
  const requests = new Counter({
    name: 'lokke_requests_total',
    help: 'Requests that were not answered from finished pages.',
    labelNames: ['kind', 'market', 'cache', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'lokke_request_duration_seconds',
    help: 'How long requests took that were not answered from finished pages.',
    labelNames: ['kind', 'route'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'lokke_request_failures_total',
    help: 'Requests that were answered with 5xx.',
    labelNames: ['kind', 'market', 'route'],
    registers,
  });
  // By address in a map: the library's counter takes longer than a cache lookup.
  const uncounted = new Map<string, number>();
  const cachedPages = new Counter({
    name: 'lokke_kept_pages_total',
    help: 'Requests that were answered from finished pages.',
    labelNames: ['market', 'route'],
    registers,
    collect: () => countCachedPages(),
  });
  const countCachedPages = () => {
    for (const [url, count] of uncounted) {
      const { market, route } = marketAndRouteOf(pathOf(url));
      cachedPages.inc({ market, route }, count);
    }
    uncounted.clear();
  };
  const made = new Counter({
    name: 'lokke_pages_made_total',
    help: 'Pages that came into memory: rendered here, or rendered by another server and shared.',
    labelNames: ['from', 'route'],
    registers,
  });
  const shed = new Counter({
    name: 'lokke_shed_total',
    help: 'Requests that were turned away with 503 before anything was done for them.',
    labelNames: ['kind'],
    registers,
  });
  const upstreams = new Histogram({
    name: 'lokke_upstream_duration_seconds',
    help: 'How long the services took that the shop stands on.',
    labelNames: ['service'],
    buckets: SECONDS,
    registers,
  });
  const outcomes = new Counter({
    name: 'lokke_upstream_calls_total',
    help: 'Calls of the services that the shop stands on, by status or kind of failure.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const events = new Counter({
    name: 'lokke_events_total',
    help: 'What the log tells besides single requests: of the business, of failures, of changes.',
    labelNames: ['event', 'market', 'service'],
    registers,
  });
  const sharedState = new Counter({
    name: 'lokke_shared_state_total',
    help: 'Questions to Redis by part; all outcomes but "done" were answered from the memory of this server.',
    labelNames: ['part', 'outcome'],
    registers,
  });
  const sharedStateUp = new Gauge({
    name: 'lokke_shared_state_up',
    help: '1 while this server and the others share their state, 0 while it is on its own. Absent without REDIS_URL.',
    labelNames: ['store'],
    registers,
  });
  new Gauge({
    name: 'lokke_kept_pages_bytes',
    help: 'What finished pages take in memory.',
    registers,
    collect() {
      this.set(cachedPagesInBytes());
    },
  });
  new Gauge({
    name: 'lokke_ready',
    help: '1 while this server wants visitors, 0 while it starts or stops.',
    registers,
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  return {
    requestHandled: ({ kind, market, route, cache, status, durationInMs }) => {
      requests.inc({ kind, market, cache, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ kind, route }, durationInMs / 1000);
      if (status >= 500) failures.inc({ kind, market, route });
    },
    cachedPageServed: (url) => {
      uncounted.set(url, (uncounted.get(url) ?? 0) + 1);
      if (uncounted.size > MAX_UNCOUNTED_URLS) countCachedPages();
    },
    pageMade: (from, url) => made.inc({ from, route: marketAndRouteOf(pathOf(url)).route }),
    shed: (requestClass) => shed.inc({ kind: requestClass === 'call' ? 'api' : 'page' }),
    sharedStateAsked: (part, outcome) => sharedState.inc({ part, outcome }),
    sharedStateIs: (isUp) => sharedStateUp.set({ store: 'redis' }, isUp ? 1 : 0),
    upstreamCalled: (service, outcome, durationInMs) => {
      upstreams.observe({ service }, durationInMs / 1000);
      outcomes.inc({ service, outcome });
    },
    eventLogged: (event, market, service) => events.inc({ event, market, service }),
    registry,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** The metrics of all workers: sums, as Prometheus would make of them; a restarted worker begins at 0. */
export function workerMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new AggregatorRegistry();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
