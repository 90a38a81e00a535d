import * as v from 'valibot';
import { SHOP_KEYS, type ShopKey } from '../shops/shop.ts';
import SHAPES from './faults.json' with { type: 'json' };

/** The ways in which hosted services fail: refusals, a gateway's page instead of JSON, half a body. */
export type FaultKind = keyof typeof SHAPES;

const isFaultKind = (kind: string): kind is FaultKind => Object.hasOwn(SHAPES, kind);

export const FAULT_KINDS: readonly FaultKind[] = Object.keys(SHAPES).filter(isFaultKind);

export function faultResponse(kind: FaultKind): Response {
  const { status, body } = SHAPES[kind];
  const headers = {
    'content-type': kind === 'page' ? 'text/html' : 'application/json',
    ...(kind === 'tooManyRequests' && { 'retry-after': '1' }),
  };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

/** Targets of fault injection: a shop's two APIs, the content, the salons. */
export const FAULT_TARGETS = [...SHOP_KEYS, 'contentful', 'firestore'] as const;
export type FaultTarget = ShopKey | 'contentful' | 'firestore';

export class BadFaultPlan extends Error {}

const numberTo = (most: number, name: string) => {
  const message = `${name} must be a number from 0 to ${most}`;
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(most, message));
};

const PLAN = v.pipe(
  v.strictObject(
    {
      /** Added latency of every response. */
      latencyInMs: v.optional(numberTo(60_000, 'latencyInMs'), 0),
      /** The share of faults: 0.02 is one in fifty. */
      rate: v.optional(numberTo(1, 'rate'), 0),
      kinds: v.optional(
        v.array(
          v.picklist(FAULT_KINDS, `kinds must be among ${FAULT_KINDS.join(', ')}`),
          'kinds must be a list',
        ),
        [],
      ),
      /** Stops after so many faults; null never stops. */
      times: v.optional(v.nullable(numberTo(1_000_000, 'times')), null),
    },
    ({ expected, path }) =>
      expected === 'never'
        ? `A plan of faults knows no "${path?.at(-1)?.key}"`
        : 'A plan of faults is an object with latencyInMs, rate, kinds and times',
  ),
  v.readonly(),
  v.check(
    ({ rate, kinds }) => rate === 0 || kinds.length > 0,
    'kinds must name at least one fault where rate is above 0',
  ),
);

export type FaultPlan = Omit<v.InferOutput<typeof PLAN>, 'kinds'> & {
  readonly kinds: readonly FaultKind[];
};

/** Parses a plan from JSON. */
export function parseFaultPlan(value: unknown): FaultPlan {
  // A list is an object, too.
  const parsed = v.safeParse(PLAN, Array.isArray(value) ? null : value);
  if (parsed.success) return parsed.output;
  throw new BadFaultPlan(parsed.issues[0].message);
}
