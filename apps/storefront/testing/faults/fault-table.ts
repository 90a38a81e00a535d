import { LINE_FAULTS, type LineFault } from '../faulty-upstream.ts';
import { UPSTREAMS, type Upstream } from '../shop-on-faulty-upstreams.ts';

/** Outcome for a visitor: a listing page's status, the home page's, three calls', and whether salons were found. */
export interface ExpectedOutcome {
  readonly list: number;
  readonly home: number;
  readonly cart: number;
  readonly discount: number;
  readonly salons: 'found' | 'unknown';
}

export type Moment = 'start' | 'middle';

/** All services work; the requested discount does not exist. */
export const HEALTHY: ExpectedOutcome = {
  list: 200,
  home: 200,
  cart: 200,
  discount: 404,
  salons: 'found',
};

interface Row {
  /** Status of the calls that need the service; others succeed. */
  readonly calls: readonly ('cart' | 'discount')[];
  readonly start: Partial<ExpectedOutcome>;
}

/** Outcomes for a cold server, and for a warm one, whose cached pages stay available (docs/reliability.md). */
const FAULT_TABLE: Readonly<Record<Upstream, Row>> = {
  storefront: { calls: ['cart'], start: { list: 502 } },
  admin: { calls: ['discount'], start: {} },
  content: { calls: [], start: {} },
  salons: { calls: [], start: { salons: 'unknown' } },
};

const HANGS: ReadonlySet<LineFault> = new Set<LineFault>(['hanging', 'stalling', 'nameless']);

/** Status of a call that needs the broken service. */
function errorOf(fault: LineFault): 429 | 502 | 504 {
  if (fault === 'throttled') return 429;
  return HANGS.has(fault) ? 504 : 502;
}

export function expectedOf(upstream: Upstream, fault: LineFault, moment: Moment): ExpectedOutcome {
  // Data loaded before the fault stays available.
  if (fault === 'nameless' && moment === 'middle') return HEALTHY;
  const { calls, start } = FAULT_TABLE[upstream];
  const failed = Object.fromEntries(calls.map((call) => [call, errorOf(fault)]));
  return { ...HEALTHY, ...(moment === 'start' ? start : {}), ...failed };
}

export type FaultCase = readonly [Upstream, LineFault];

export const ALL_CASES: readonly FaultCase[] = UPSTREAMS.flatMap((upstream) =>
  LINE_FAULTS.map((fault) => [upstream, fault] as const),
);

/** A fault of each kind and service, for short runs. */
export const QUICK_CASES: readonly FaultCase[] = [
  ['storefront', 'nameless'],
  ['storefront', 'hanging'],
  ['admin', 'refusing'],
  ['content', 'half'],
  ['salons', 'wrongJson'],
];
