import type { Money } from '@lokke/domain/money';

/** Order that comes again. */
interface SubscriptionCycle {
  readonly number: number;
  /** ISO 8601. */
  readonly date: string;
}

export interface Subscription {
  readonly id: string;
  readonly status: 'ACTIVE' | 'PAUSED' | 'CANCELLED' | 'EXPIRED' | 'FAILED' | 'STALE';
  readonly interval: {
    readonly unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    readonly count: number;
  };
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
  /** Price of each order, without delivery. */
  readonly price: Money;
  /** Place that orders go to, in one line as its country writes it; null for what comes by e-mail. */
  readonly address: string | null;
  /** Null while none comes. */
  readonly next: SubscriptionCycle | null;
  /** Left out before the next one. */
  readonly skipped: readonly SubscriptionCycle[];
}

export const SUBSCRIPTION_ACTIONS = [
  'SKIP',
  'UNSKIP',
  'PAUSE',
  'RESUME',
  'ADDRESS',
  'CANCEL',
] as const;

export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

export interface SubscriptionChange {
  readonly id: string;
  readonly action: SubscriptionAction;
  /** Order that is left out, or comes after all. */
  readonly cycle: number | null;
  /** Address of the customer's book that orders go to from now on. */
  readonly addressId: string | null;
}
