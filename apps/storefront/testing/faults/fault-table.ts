import { LINE_FAULTS, type LineFault } from '../faulty-upstream.ts';
import { UPSTREAMS, type Upstream } from '../shop-on-faulty-upstreams.ts';

/** What a visitor meets: statuses of a list, the home page, three calls; and whether salons were found. */
export interface ExpectedOutcome {
  readonly list: number;
  readonly home: number;
  readonly cart: number;
  readonly discount: number;
  readonly salons: 'found' | 'unknown';
}

export type Moment = 'start' | 'middle';

/** All is well; the discount that is asked for does not exist, as the shop itself must know. */
export const HEALTHY: ExpectedOutcome = {
  list: 200,
  home: 200,
  cart: 200,
  discount: 404,
  salons: 'found',
};

interface Row {
  readonly service: string;
  /** What the calls that need the service answer; the others are well. */
  readonly calls: readonly ('cart' | 'discount')[];
  readonly start: Partial<ExpectedOutcome>;
  /** In words, for the page that shows this table. */
  readonly atStart: string;
  readonly inTheMiddle: string;
}

/** Of a server that knows nothing yet, and of one that has shown its pages before: then all pages stay as they were. */
export const FAULT_TABLE: Readonly<Record<Upstream, Row>> = {
  storefront: {
    service: 'Storefront API of a market',
    calls: ['cart'],
    start: { list: 502 },
    atStart: 'pages of products say that they cannot be shown; content is shown',
    inTheMiddle: 'pages stay as they were',
  },
  admin: {
    service: 'Admin API of a market',
    calls: ['discount'],
    start: {},
    atStart: 'pages are whole',
    inTheMiddle: 'pages are whole',
  },
  content: {
    service: 'Contentful',
    calls: [],
    start: {},
    atStart: 'pages stand on the shop’s own data',
    inTheMiddle: 'pages stay as they were',
  },
  salons: {
    service: 'Firestore',
    calls: [],
    start: { salons: 'unknown' },
    atStart: 'the salon finder says that nothing is known just now',
    inTheMiddle: 'salons stay as they were',
  },
};

const HANGS: ReadonlySet<LineFault> = new Set<LineFault>(['hanging', 'stalling', 'nameless']);

/** The status of a call that needs what is broken. */
export function refusalOf(fault: LineFault): 429 | 502 | 504 {
  if (fault === 'throttled') return 429;
  return HANGS.has(fault) ? 504 : 502;
}

export function expectedOf(upstream: Upstream, fault: LineFault, moment: Moment): ExpectedOutcome {
  // Where a service was found before, it is found again.
  if (fault === 'nameless' && moment === 'middle') return HEALTHY;
  const { calls, start } = FAULT_TABLE[upstream];
  const refused = Object.fromEntries(calls.map((call) => [call, refusalOf(fault)]));
  return { ...HEALTHY, ...(moment === 'start' ? start : {}), ...refused };
}

export type FaultCase = readonly [Upstream, LineFault];

export const ALL_CASES: readonly FaultCase[] = UPSTREAMS.flatMap((upstream) =>
  LINE_FAULTS.map((fault) => [upstream, fault] as const),
);

/** One of each service and each kind of harm, where there is no time for all. */
export const QUICK_CASES: readonly FaultCase[] = [
  ['storefront', 'nameless'],
  ['storefront', 'hanging'],
  ['admin', 'refusing'],
  ['content', 'half'],
  ['salons', 'wrongJson'],
];
