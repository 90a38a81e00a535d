import { CHOICE_LASTS_IN_DAYS, consentAmong, isAllowed } from '../consent.ts';
import { drawWay, type Shared, VISITOR_NUMBERS, type Ways } from './ways.ts';

export const VISITOR_NUMBER_COOKIE = 'lokke-ways';
const COOKIE = new RegExp(`(?:^|; ?)${VISITOR_NUMBER_COOKIE}=(\\d{1,4})(?:;|$)`);
const DAY_IN_SECONDS = 86_400;

/** Cookie with a number that a visitor drew; without a number, the one that ends it. */
export function visitorNumberCookie(visitorNumber: number | null): string {
  const seconds = visitorNumber === null ? 0 : CHOICE_LASTS_IN_DAYS * DAY_IN_SECONDS;
  const value = visitorNumber ?? '';
  return `${VISITOR_NUMBER_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Draws a number by a chance from 0 to below 1. */
export function drawVisitorNumber(chance: number): number {
  return Math.floor(chance * VISITOR_NUMBERS);
}

export function visitorNumberAmong(cookies: string): number | null {
  const [, digits] = COOKIE.exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Ways that a visitor sees; null where none may be assigned: then the first ones are shown. */
export function assignedWays(
  cookies: string,
  experiments: readonly Shared[],
  law: { readonly asksConsentFirst: boolean },
): Ways | null {
  const visitorNumber = visitorNumberAmong(cookies);
  if (visitorNumber === null || !isAllowed(consentAmong(cookies), law)) return null;
  return Object.fromEntries(experiments.map((one) => [one.key, drawWay(visitorNumber, one)]));
}
