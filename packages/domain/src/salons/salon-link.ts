import { withParams } from '../markets/index.ts';
import { formatQuery, parseQuery, type QueryPair } from '../query.ts';
import type { NamedSalon } from './account-salon.ts';

/** Parameter of any address that brings a salon. */
const PARAMETER = 'salon';
const MAX_LENGTH = 40;

/** The parameter, which links and redirects keep until the salon was looked up. */
export function salonPairs(search: string): readonly QueryPair[] {
  return parseQuery(search).filter(([name]) => name === PARAMETER);
}

/** The salon that an address names; null where it names none. */
export function linkedSalonNo(search: string): string | null {
  const salonNo = salonPairs(search)[0]?.[1].trim() ?? '';
  return salonNo === '' || salonNo.length > MAX_LENGTH ? null : salonNo;
}

export function withoutSalon(search: string): string {
  const others = formatQuery(parseQuery(search).filter(([name]) => name !== PARAMETER));
  return others === '' ? '' : `?${others}`;
}

/** Path that a short link leads to; whatever follows the number stays within the shop. */
export function salonLinkTarget(salonNo: string, path: string): string {
  return withParams(path, [[PARAMETER, salonNo]]);
}

interface SalonLinkFacts {
  /** The link's salon; null where the market has none of its number. */
  readonly linked: NamedSalon | null;
  /** Salon of a customer whose address is a salon's. */
  readonly own: NamedSalon | null;
  readonly current: NamedSalon | null;
}

export type SalonLinkDecision =
  | { readonly kind: 'select'; readonly salon: NamedSalon; readonly before: NamedSalon | null }
  | { readonly kind: 'stay'; readonly salon: NamedSalon }
  | { readonly kind: 'keepOwn'; readonly salon: NamedSalon }
  | { readonly kind: 'unknown' };

/** Decides what a link does: the last one counts, except for a salon's own customer. */
export function decideSalonLink({ linked, own, current }: SalonLinkFacts): SalonLinkDecision {
  if (linked === null) return { kind: 'unknown' };
  if (own !== null && own.salonNo !== linked.salonNo) return { kind: 'keepOwn', salon: own };
  if (current?.salonNo === linked.salonNo) return { kind: 'stay', salon: current };
  return { kind: 'select', salon: linked, before: current };
}
