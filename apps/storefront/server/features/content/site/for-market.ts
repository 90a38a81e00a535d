import type { Market } from '@lokke/domain/markets';
import { isPlanned, isShownAt, type Period } from '@lokke/domain/planning';

interface ForMarkets extends Period {
  readonly markets: readonly string[];
}

/** Entries for a market come before those for all, and of each those for a time before those without. */
export function forMarket<Value extends ForMarkets>(
  values: readonly Value[],
  market: Market,
  nowInMs: number,
): Value | undefined {
  const shown = values.filter((value) => isShownAt(value, market, nowInMs));
  const own = shown.filter(({ markets }) => markets.includes(market.locale));
  const choices = own.length > 0 ? own : shown.filter(({ markets }) => markets.length === 0);
  return choices.find(isPlanned) ?? choices[0];
}
