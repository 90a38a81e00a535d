import defaults from './default-rates.json' with { type: 'json' };

/** Rates of a salon, in percent of its turnover without VAT. */
export interface KickbackRates {
  /** Rate of every salon. */
  readonly standardPercent: number;
  /** Rate of a salon with `salonLoyalty`. */
  readonly salonLoyaltyPercent: number;
  /** Rate of a salon with `client100`. */
  readonly client100Percent: number;
}

export const DEFAULT_KICKBACK_RATES: KickbackRates = defaults;

interface RatedSalon {
  readonly salonLoyalty: boolean;
  readonly client100: boolean;
}

/** The highest rate that a salon has a right to: rates are not added up. */
export function ratePercentOf(salon: RatedSalon, rates: KickbackRates): number {
  return Math.max(
    rates.standardPercent,
    salon.salonLoyalty ? rates.salonLoyaltyPercent : 0,
    salon.client100 ? rates.client100Percent : 0,
  );
}

/** Tells whether whoever is a salon earns: then a page may say so to a visitor who has one. */
export function everySalonEarns({ standardPercent }: KickbackRates): boolean {
  return standardPercent > 0;
}

/** The facts of a market that set its rates, as texts such as `12.5`. */
const FACTS = {
  standardPercent: 'kickbackStandard',
  salonLoyaltyPercent: 'kickbackSalonLoyalty',
  client100Percent: 'kickbackClient100',
} as const;

export type ReadRates =
  | { readonly kind: 'read'; readonly rates: KickbackRates }
  /** A salon is never paid by a rate that nobody wrote: the fact has to be corrected. */
  | { readonly kind: 'invalid'; readonly fact: string };

/** The rates of a market: what its facts do not say is the default. */
export function readKickbackRates(facts: Readonly<Record<string, string>>): ReadRates {
  const rates = { ...DEFAULT_KICKBACK_RATES };
  for (const name of ['standardPercent', 'salonLoyaltyPercent', 'client100Percent'] as const) {
    const text = facts[FACTS[name]]?.trim();
    if (text === undefined || text === '') continue;
    const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(percent) || percent > 100) return { kind: 'invalid', fact: FACTS[name] };
    rates[name] = percent;
  }
  return { kind: 'read', rates };
}
