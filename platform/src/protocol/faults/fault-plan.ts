import { SHOP_KEYS, type ShopKey } from '../shops/shop.ts';

/** The ways in which hosted services fail. */
const SHAPES = {
  /** Status 200 with empty data. */
  throttled: {
    status: 200,
    body: { data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] },
  },
  unauthorized: {
    status: 401,
    body: { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] },
  },
  frozen: { status: 402, body: { errors: 'Unavailable Shop' } },
  forbidden: { status: 403, body: { errors: 'Unavailable Shop' } },
  missing: { status: 404, body: { errors: 'Not Found' } },
  locked: { status: 423, body: { errors: 'This shop is unavailable' } },
  tooManyRequests: { status: 429, body: { errors: 'Too Many Requests' }, retryAfterInSeconds: 1 },
  rejected: { status: 430, body: { errors: 'Shopify Security Rejection' } },
  failed: { status: 500, body: { errors: { base: ['Internal Server Error'] } } },
  unavailable: { status: 503, body: { errors: 'Service Unavailable' } },
  /** A gateway's HTML page instead of JSON. */
  page: { status: 502, body: '<html><title>Bad Gateway</title></html>' },
  /** A truncated body. */
  half: { status: 200, body: '{"data":{"cart' },
} as const;

export type FaultKind = keyof typeof SHAPES;

export const FAULT_KINDS: readonly FaultKind[] = [
  'throttled',
  'unauthorized',
  'frozen',
  'forbidden',
  'missing',
  'locked',
  'tooManyRequests',
  'rejected',
  'failed',
  'unavailable',
  'page',
  'half',
];

export function faultResponse(kind: FaultKind): Response {
  const shape = SHAPES[kind];
  const isText = typeof shape.body === 'string';
  const headers = new Headers({
    'content-type': isText && kind === 'page' ? 'text/html' : 'application/json',
  });
  if ('retryAfterInSeconds' in shape) headers.set('retry-after', `${shape.retryAfterInSeconds}`);
  return new Response(isText ? shape.body : JSON.stringify(shape.body), {
    status: shape.status,
    headers,
  });
}

/** Targets of fault injection: a shop's two APIs, the content, the salons. */
export const FAULT_TARGETS = [...SHOP_KEYS, 'contentful', 'firestore'] as const;
export type FaultTarget = ShopKey | 'contentful' | 'firestore';

export interface FaultPlan {
  /** Added latency of every response. */
  readonly latencyInMs: number;
  /** The share of faults: 0.02 is one in fifty. */
  readonly rate: number;
  readonly kinds: readonly FaultKind[];
  /** Stops after so many faults; null never stops. */
  readonly times: number | null;
}

export class BadFaultPlan extends Error {}

/** Parses a plan from JSON. */
export function parseFaultPlan(value: unknown): FaultPlan {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadFaultPlan('A plan of faults is an object with latencyInMs, rate, kinds and times');
  }
  const {
    latencyInMs = 0,
    rate = 0,
    kinds = [],
    times = null,
    ...odd
  }: Record<string, unknown> = {
    ...value,
  };
  const [unknown] = Object.keys(odd);
  if (unknown !== undefined) throw new BadFaultPlan(`A plan of faults knows no "${unknown}"`);
  const plan = {
    latencyInMs: numberOf('latencyInMs', latencyInMs, 60_000),
    rate: numberOf('rate', rate, 1),
    kinds: kindsOf(kinds),
    times: times === null ? null : numberOf('times', times, 1_000_000),
  };
  if (plan.rate > 0 && plan.kinds.length === 0) {
    throw new BadFaultPlan('kinds must name at least one fault where rate is above 0');
  }
  return plan;
}

function numberOf(name: string, value: unknown, most: number): number {
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  throw new BadFaultPlan(`${name} must be a number from 0 to ${most}`);
}

function kindsOf(value: unknown): readonly FaultKind[] {
  if (!Array.isArray(value)) throw new BadFaultPlan('kinds must be a list');
  return value.map((given: unknown) => {
    const kind = FAULT_KINDS.find((known) => known === given);
    if (kind !== undefined) return kind;
    throw new BadFaultPlan(`kinds must be among ${FAULT_KINDS.join(', ')}`);
  });
}
