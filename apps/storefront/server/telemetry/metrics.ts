import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly requestHandled: (kind: RequestKind, status: number, durationInMs: number) => void;
  readonly cacheHit: () => void;
  readonly shed: (requestClass: 'kept' | 'page' | 'call') => void;
  readonly upstreamCalled: (service: string, outcome: string, durationInMs: number) => void;
  /** Returns the Prometheus text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export type RequestKind = 'page' | 'api' | 'webhook' | 'other';

export interface MetricsOptions {
  readonly cachedPagesInBytes: () => number;
  readonly isReady: () => boolean;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for this process; Prometheus sums over all. */
export function createMetrics({
  cachedPagesInBytes: keptPagesInBytes,
  isReady,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'lokke_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'lokke_request_duration_seconds',
    help: 'How long requests took that were not answered from finished pages.',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  // Counted in a map: the library's counter takes longer than a cache lookup.
  let uncounted = 0;
  new Counter({
    name: 'lokke_kept_pages_total',
    help: 'Requests that were answered from finished pages.',
    registers,
    collect() {
      this.inc(uncounted);
      uncounted = 0;
    },
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
    labelNames: ['service', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'lokke_kept_pages_bytes',
    help: 'What finished pages take in memory.',
    registers,
    collect() {
      this.set(keptPagesInBytes());
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
    requestHandled: (kind, status, durationInMs) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, durationInMs / 1000),
    cacheHit: () => {
      uncounted += 1;
    },
    shed: (requestClass) => shed.inc({ kind: requestClass === 'call' ? 'api' : 'page' }),
    upstreamCalled: (service, outcome, durationInMs) =>
      upstreams.observe({ service, outcome }, durationInMs / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
