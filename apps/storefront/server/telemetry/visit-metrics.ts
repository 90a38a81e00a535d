import { buildMark } from '@lokke/contract/data-format';
import type { reportVitals } from '@lokke/contract/vitals';
import type { Registry } from 'prom-client';
import type { InferOutput } from 'valibot';
import { createMeters } from './metrics.ts';
import { OTHER_ROUTE } from './route-names.ts';

type Vitals = InferOutput<(typeof reportVitals)['request']>;

type Metric = 'lcp' | 'inp' | 'cls' | 'ttfb';

/** Google's limits of what is good and what is poor (web.dev/articles/vitals), in milliseconds; CLS has no unit. */
const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
};
const METRICS: readonly Metric[] = ['lcp', 'inp', 'cls', 'ttfb'];

/** Build of a page that another server made. */
const OTHER_BUILD = 'other';

/** Routes where visits begin; a series for each page of an account would tell nothing. */
const LANDINGS: ReadonlySet<string> = new Set([
  '/',
  '/shop',
  '/range/:handle',
  '/products/:handle',
  '/search',
  '/cart',
  '/pages/:slug',
  '/salon',
  '/salon/:salonNo',
  '/account/login',
]);

interface VisitMetricsOptions {
  readonly registry: Registry;
  readonly routeOf: (path: string) => string;
  /** Version of this server's build: pages of others are counted together, as anybody can name any. */
  readonly build: string;
  /** Share of visits that are reported. */
  readonly share: number;
}

export type VisitMetrics = ReturnType<typeof createVisitMetrics>;

/** Counts what visitors felt: by route and device how long, by market and build of the page how many were well served. */
export function createVisitMetrics({ registry, routeOf, build: own, share }: VisitMetricsOptions) {
  const { counter, histogram } = createMeters(registry);
  const seconds = histogram('vitals');
  const ratings = counter('vitalRatings');
  const faults = counter('browserFaults');
  const visits = counter('visits');
  const checkouts = counter('checkouts');
  const mark = buildMark(own);
  const buildOf = (named: string | undefined) => (named === mark ? own : OTHER_BUILD);
  return {
    reported: (vitals: Vitals): void => {
      const { locale: market, device, errors = 0, failedChunks = 0 } = vitals;
      const build = buildOf(vitals.build);
      if (share > 0) visits.inc({ market }, 1 / share);
      const landing = routeOf(vitals.path);
      const route = LANDINGS.has(landing) ? landing : OTHER_ROUTE;
      for (const metric of METRICS) {
        const value = vitals[metric];
        if (value === undefined) continue;
        if (metric !== 'cls') seconds.observe({ metric, route, device }, value / 1000);
        ratings.inc({ metric, market, build, rating: ratingOf(metric, value) });
      }
      if (errors > 0) faults.inc({ kind: 'error', market, build }, errors);
      if (failedChunks > 0) faults.inc({ kind: 'failedChunk', market, build }, failedChunks);
    },
    checkoutOpened: (market: string, named: string | undefined): void =>
      checkouts.inc({ market, build: buildOf(named) }),
  };
}

function ratingOf(metric: Metric, value: number): 'good' | 'needsImprovement' | 'poor' {
  const [good, poor] = LIMITS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}
