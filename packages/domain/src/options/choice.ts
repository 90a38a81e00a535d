import type { ProductOption } from '../catalogue/product.ts';
import type { Places } from './coded-combinations.ts';
import type { Combinations } from './combinations.ts';

/** Tells whether a value can be had beside the other values that are chosen. */
export type ValueState = 'available' | 'soldOut' | 'absent';

/** The first combination that can be bought, else the first. */
export function firstChoice({ all, isAvailable }: Combinations): Places | null {
  return all.find(isAvailable) ?? all[0] ?? null;
}

/**
 * The combination that has most of the wanted values; among equals one that can be bought, then the first. One value may
 * be held: the one that was just pressed.
 */
export function nearestChoice(
  { all, exists, isAvailable }: Combinations,
  wanted: readonly (number | null)[],
  held: number | null = null,
): Places | null {
  const exact = wanted.flatMap((place) => place ?? []);
  if (exact.length === wanted.length && exists(exact)) return exact;
  let best: { readonly places: Places; readonly worth: number } | null = null;
  for (const places of all) {
    if (held !== null && places[held] !== wanted[held]) continue;
    const kept = places.filter((place, index) => place === wanted[index]).length;
    const worth = kept * 2 + (isAvailable(places) ? 1 : 0);
    if (worth > (best?.worth ?? -1)) best = { places, worth };
  }
  return best?.places ?? null;
}

export function valueStateOf(
  { exists, isAvailable }: Combinations,
  chosen: Places,
  option: number,
  value: number,
): ValueState {
  const places = chosen.with(option, value);
  if (isAvailable(places)) return 'available';
  return exists(places) ? 'soldOut' : 'absent';
}

/** Reads `?Size=S&Colour=Blue`, in any case of letters; null where it names no value of the product. */
export function readChoice(
  options: readonly ProductOption[],
  combinations: Combinations,
  params: Iterable<readonly [string, string]>,
): Places | null {
  const named = new Map([...params].map(([name, value]) => [name.toLowerCase(), value]));
  const wanted = options.map(({ name, values }) => {
    const value = named.get(name.toLowerCase())?.toLowerCase();
    const place = values.findIndex((each) => each.name.toLowerCase() === value);
    return place === -1 ? null : place;
  });
  return wanted.every((place) => place === null) ? null : nearestChoice(combinations, wanted);
}

/** Names and values of a combination, as addresses of Shopify's shops have them. */
export function writeChoice(
  options: readonly ProductOption[],
  places: Places,
): readonly { readonly name: string; readonly value: string }[] {
  return options.flatMap(({ name, values }, index) => {
    const value = values[places[index] ?? -1]?.name;
    return value === undefined ? [] : [{ name, value }];
  });
}
