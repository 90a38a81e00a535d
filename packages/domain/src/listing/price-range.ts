import type { Filter } from './filter.ts';
import { type ListingEntry, priceInMinorUnits } from './listing-entry.ts';

/** The group whose one value is a range: `price=10-25`, `price=10-`, `price=-25`. */
export const PRICE_GROUP = 'price';

/** Both ends are included; null: open. */
export interface PriceRange {
  readonly lowInMinorUnits: number | null;
  readonly highInMinorUnits: number | null;
}

const AMOUNT = String.raw`\d{1,7}(?:\.\d{1,2})?`;
const RANGE = new RegExp(`^(${AMOUNT})?-(${AMOUNT})?$`);
const BARE = new RegExp(`^(?:${AMOUNT})?$`);

/** Null for anything that is no range, or one that ends before it starts. */
export function parsePriceRange(value: string): PriceRange | null {
  const [isRange, low, high] = RANGE.exec(value) ?? [];
  if (isRange === undefined || (low === undefined && high === undefined)) return null;
  const range = { lowInMinorUnits: minorUnits(low), highInMinorUnits: minorUnits(high) };
  const { lowInMinorUnits, highInMinorUnits } = range;
  const isEmpty =
    lowInMinorUnits !== null && highInMinorUnits !== null && lowInMinorUnits > highInMinorUnits;
  return isEmpty ? null : range;
}

/** The value of a filter; null where both ends are open, which filters nothing. */
export function formatPriceRange({ lowInMinorUnits, highInMinorUnits }: PriceRange): string | null {
  if (lowInMinorUnits === null && highInMinorUnits === null) return null;
  return `${majorUnits(lowInMinorUnits)}-${majorUnits(highInMinorUnits)}`;
}

/** The range among the values of the parameter. Two fields of a form without scripts come as two amounts; an empty one is open. */
export function priceRangeIn(values: readonly string[]): string | null {
  const range = values.find((value) => parsePriceRange(value) !== null);
  if (range !== undefined) return range;
  const [low, high] = values.filter((value) => BARE.test(value));
  if (low === undefined || high === undefined) return null;
  const joined = `${low}-${high}`;
  return parsePriceRange(joined) === null ? null : joined;
}

/** The filters with another price range, or with none. */
export function withPrice(filters: readonly Filter[], value: string | null): readonly Filter[] {
  const others = filters.filter(({ id }) => id !== PRICE_GROUP);
  return value === null ? others : [...others, { id: PRICE_GROUP, value }];
}

/** Tells whether a price is among the filters' range; an entry without a price is in none. */
export function priceTest(filters: readonly Filter[]): ((entry: ListingEntry) => boolean) | null {
  const range = parsePriceRange(filters.find(({ id }) => id === PRICE_GROUP)?.value ?? '');
  if (range === null) return null;
  const low = range.lowInMinorUnits ?? Number.NEGATIVE_INFINITY;
  const high = range.highInMinorUnits ?? Number.POSITIVE_INFINITY;
  return (entry) => {
    const price = priceInMinorUnits(entry);
    return price !== null && price >= low && price <= high;
  };
}

/** The whole amounts between which all prices are; null where there are not two. */
export function priceBounds(
  entries: readonly ListingEntry[],
): { readonly low: number; readonly high: number } | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const entry of entries) {
    const price = priceInMinorUnits(entry);
    if (price === null) continue;
    least = Math.min(least, price);
    most = Math.max(most, price);
  }
  return least < most ? { low: Math.floor(least / 100), high: Math.ceil(most / 100) } : null;
}

function minorUnits(amount: string | undefined): number | null {
  return amount === undefined ? null : Math.round(Number(amount) * 100);
}

function majorUnits(amountInMinorUnits: number | null): string {
  return amountInMinorUnits === null ? '' : String(amountInMinorUnits / 100);
}
