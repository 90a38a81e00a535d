import type { reportVitals } from '@lokke/contract/vitals';
import type { Registry } from 'prom-client';
import type { InferOutput } from 'valibot';
import { createMeters } from './metrics.ts';
import { OTHER_ROUTE } from './route-names.ts';

export type Vitals = InferOutput<(typeof reportVitals)['request']>;

type Metric = 'lcp' | 'inp' | 'cls' | 'ttfb';

/** Google's limits of what is good and what is poor (web.dev/articles/vitals), in milliseconds; CLS has no unit. */
const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
};
const METRICS: readonly Metric[] = ['lcp', 'inp', 'cls', 'ttfb'];

/** Routes where visits begin; a series for each page of an account would tell nothing. */
const LANDINGS: ReadonlySet<string> = new Set([
  ...['/', '/shop', '/range/:handle', '/products/:handle', '/search', '/cart'],
  ...['/pages/:slug', '/salon', '/salon/:salonNo', '/account/login'],
]);

interface VitalsMetricsOptions {
  readonly registry: Registry;
  readonly routeOf: (path: string) => string;
  /** Share of visits that are reported. */
  readonly share: number;
}

/** Counts what visitors felt: by route and device how long, by market how many were well served. */
export function createVitalsMetrics({ registry, routeOf, share }: VitalsMetricsOptions) {
  const { counter, histogram } = createMeters(registry);
  const seconds = histogram('vitals');
  const ratings = counter('vitalRatings');
  const faults = counter('browserFaults');
  const visits = counter('visits');
  return (vitals: Vitals): void => {
    const { locale: market, device, errors = 0, failedChunks = 0 } = vitals;
    if (share > 0) visits.inc({ market }, 1 / share);
    const landing = routeOf(vitals.path);
    const route = LANDINGS.has(landing) ? landing : OTHER_ROUTE;
    for (const metric of METRICS) {
      const value = vitals[metric];
      if (value === undefined) continue;
      if (metric !== 'cls') seconds.observe({ metric, route, device }, value / 1000);
      ratings.inc({ metric, market, rating: ratingOf(metric, value) });
    }
    if (errors > 0) faults.inc({ kind: 'error', market }, errors);
    if (failedChunks > 0) faults.inc({ kind: 'failedChunk', market }, failedChunks);
  };
}

function ratingOf(metric: Metric, value: number): 'good' | 'needsImprovement' | 'poor' {
  const [good, poor] = LIMITS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}
