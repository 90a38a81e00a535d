import { SHOP_KEYS, type ShopKey } from '../shops/index.ts';
import { FAULT_KINDS, type FaultKind } from './fault.ts';

/** What may be told to misbehave: a shop's two APIs, the content, the salons. */
export const FAULT_TARGETS = [...SHOP_KEYS, 'contentful', 'firestore'] as const;
export type FaultTarget = ShopKey | 'contentful' | 'firestore';

export interface FaultPlan {
  /** How long every answer takes longer. */
  readonly latencyInMs: number;
  /** How many answers of all are faults: 0.02 is one in fifty. */
  readonly rate: number;
  readonly kinds: readonly FaultKind[];
  /** After so many faults it is over; null never ends. */
  readonly times: number | null;
}

export class BadFaultPlan extends Error {}

/** Reads a plan from JSON; what is left out is none of it. */
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
