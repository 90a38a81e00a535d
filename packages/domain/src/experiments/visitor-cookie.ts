import { CHOICE_LASTS_IN_DAYS, consentAmong, isAllowed } from '../consent.ts';
import { drawWay, type Shared, VISITOR_NUMBERS, type Ways } from './ways.ts';

export const VISITOR_COOKIE = 'lokke-ways';
/** Keys of experiments that a cookie keeps, so that it stays small. */
const MAX_SEEN = 20;
const COOKIE = new RegExp(
  `(?:^|; ?)${VISITOR_COOKIE}=(\\d{1,4})((?:\\.[a-z0-9-]{1,40}){0,${MAX_SEEN}})(?:;|$)`,
);
const DAY_IN_SECONDS = 86_400;

/** Visitor who agreed to take part in experiments. */
export interface Visitor {
  readonly number: number;
  /** Keys of the experiments that were shown to the visitor, the newest last. */
  readonly seen: readonly string[];
}

/** Cookie of a visitor; without one, the cookie that ends it. */
export function visitorCookie(visitor: Visitor | null): string {
  const seconds = visitor === null ? 0 : CHOICE_LASTS_IN_DAYS * DAY_IN_SECONDS;
  const value =
    visitor === null ? '' : [visitor.number, ...visitor.seen.slice(-MAX_SEEN)].join('.');
  return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Draws a number by a chance from 0 to below 1. */
export function drawVisitorNumber(chance: number): number {
  return Math.floor(chance * VISITOR_NUMBERS);
}

export function visitorAmong(cookies: string): Visitor | null {
  const [, digits, seen = ''] = COOKIE.exec(cookies) ?? [];
  return digits === undefined ? null : { number: Number(digits), seen: seen.split('.').slice(1) };
}

/** Ways that a visitor was assigned, of experiments that were shown. */
export function seenAmong(cookies: string, assigned: Ways | null = null): Ways {
  const seen = visitorAmong(cookies)?.seen ?? [];
  return Object.fromEntries(Object.entries(assigned ?? {}).filter(([key]) => seen.includes(key)));
}

/** Ways that a visitor is shown; null where none may be assigned: then the first ones are shown. */
export function assignedWays(
  cookies: string,
  experiments: readonly Shared[],
  law: { readonly asksConsentFirst: boolean },
): Ways | null {
  const visitor = visitorAmong(cookies);
  if (visitor === null || !isAllowed(consentAmong(cookies), law)) return null;
  return Object.fromEntries(experiments.map((one) => [one.key, drawWay(visitor.number, one)]));
}
