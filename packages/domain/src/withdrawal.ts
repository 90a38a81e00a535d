import { isEmail, normaliseEmail } from './accounts/index.ts';
import { addDays, clockIn, timeZoneOf, workingDaysOf } from './delivery/index.ts';
import type { Market } from './markets/index.ts';

/** The data that the law requires: name, contract and email for the receipt. */
export interface WithdrawalStatement {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  /** Words of the shopper; empty means all of the order. */
  readonly items: string;
}

export type WithdrawalCheck =
  | { readonly ok: true; readonly statement: WithdrawalStatement }
  | {
      readonly ok: false;
      readonly code:
        | 'missingWithdrawalInput'
        | 'emailInvalid'
        | 'withdrawalTooLong'
        | 'withdrawalHasLink';
      readonly fields: readonly string[];
    };

type Input = { readonly [Field in keyof WithdrawalStatement]?: unknown };

/** Days in which a buyer may change their mind: Directive 2011/83/EU, art. 9, and as many where no law asks for them. */
export const WITHDRAWAL_DAYS = 14;

/** Maximum length of each field. */
export const WITHDRAWAL_LIMITS = { name: 200, orderNumber: 60, items: 1000 } as const;

/** Forbids what a name may not contain at registration either: the texts are read in letters. */
const TAG_OR_LINK = /<\/?[a-z!][^>]*>?|\b(?:https?:\/\/|www\.)\S/i;

/**
 * Directive (EU) 2023/2673, art. 11a. An order number that nobody knows is no reason to refuse: a statement counts
 * when it is made, and a person can read a mistyped number.
 */
export function checkWithdrawal(input: Input): WithdrawalCheck {
  const statement = {
    name: textOf(input.name),
    orderNumber: textOf(input.orderNumber),
    email: normaliseEmail(textOf(input.email)),
    items: textOf(input.items),
  };
  const asked = ['name', 'orderNumber', 'email'] as const;
  const missing = asked.filter((field) => statement[field] === '');
  if (missing.length > 0) return { ok: false, code: 'missingWithdrawalInput', fields: missing };
  if (!isEmail(statement.email)) return { ok: false, code: 'emailInvalid', fields: ['email'] };
  const limited = ['name', 'orderNumber', 'items'] as const;
  const tooLong = limited.filter((field) => statement[field].length > WITHDRAWAL_LIMITS[field]);
  if (tooLong.length > 0) return { ok: false, code: 'withdrawalTooLong', fields: tooLong };
  const linked = limited.filter((field) => TAG_OR_LINK.test(statement[field]));
  if (linked.length > 0) return { ok: false, code: 'withdrawalHasLink', fields: linked };
  return { ok: true, statement };
}

interface WithdrawableOrder {
  /** ISO 8601, as the others. */
  readonly processedAt: string;
  readonly cancelledAt: string | null;
  /** Arrival of the last parcel; null while it is not known. */
  readonly arrivedAt: string | null;
  readonly lines: readonly { readonly currentQuantity: number; readonly isSent: boolean }[];
}

/**
 * Asks whether a page offers to withdraw from an order: until the last day is over where the market is. It counts from
 * the day after the last parcel came, or after the order where no parcel does (Directive 2011/83/EU, art. 9), and is no
 * day of rest (Regulation 1182/71, art. 3).
 */
export function canWithdraw(
  { processedAt, cancelledAt, arrivedAt, lines }: WithdrawableOrder,
  market: Pick<Market, 'countryCode' | 'subdivision'>,
  now: Date,
): boolean {
  const left = lines.filter(({ currentQuantity }) => currentQuantity > 0);
  if (cancelledAt !== null || left.length === 0) return false;
  const begin = left.some(({ isSent }) => isSent) ? arrivedAt : processedAt;
  if (begin === null) return true;
  const dayOf = (moment: Date) => clockIn(timeZoneOf(market.countryCode), moment).day;
  const isWorkingDay = workingDaysOf(market);
  let last = addDays(dayOf(new Date(begin)), WITHDRAWAL_DAYS);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return dayOf(now) <= last;
}

interface ReturnableLine {
  readonly title: string;
  readonly variantTitle: string | null;
  readonly currentQuantity: number;
}

/** The lines of an order as a shopper would write them, where the form takes them; what was taken back is left out. */
export function itemsToReturn(lines: readonly ReturnableLine[]): string {
  const text = lines
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(
      ({ title, variantTitle, currentQuantity }) =>
        `${currentQuantity} × ${title}${variantTitle === null ? '' : `, ${variantTitle}`}`,
    )
    .join('; ');
  // Empty means all of the order, which is what a longer list would say.
  return text.length > WITHDRAWAL_LIMITS.items || TAG_OR_LINK.test(text) ? '' : text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : '';
}
