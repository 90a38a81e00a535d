import type { Market } from '@lokke/domain/markets';

/** Entries for a market come before those for all. */
export function forMarket<Value extends { readonly markets: readonly string[] }>(
  values: readonly Value[],
  { locale }: Market,
): Value | undefined {
  return (
    values.find(({ markets }) => markets.includes(locale)) ??
    values.find(({ markets }) => markets.length === 0)
  );
}
