import type { Market } from '../markets/index.ts';
import PER_LITRE from './per-litre.json' with { type: 'json' };
import REGIONS from './regions.json' with { type: 'json' };

export type LawfulMarket = Pick<Market, 'shop' | 'countryCode'>;

/** Regions whose law holds in a market: its country and the unions that it belongs to; Northern Ireland is its own. */
export function regionsOf({ shop, countryCode }: LawfulMarket): readonly string[] {
  const own = Object.entries(REGIONS.shops).find(([key]) => key === shop)?.[1];
  if (own !== undefined) return own;
  const unions = Object.entries(REGIONS.unions).filter(([, members]) =>
    members.includes(countryCode),
  );
  return [countryCode, ...unions.map(([union]) => union)];
}

/** Tells whether the law wants unit prices for a litre or kilogram, whatever the size of the pack. */
export function isPricedPerLitre(market: LawfulMarket): boolean {
  return regionsOf(market).some((region) => PER_LITRE.regions.includes(region));
}
