import type { Money } from '../money/index.ts';

interface Choice {
  readonly handle: string;
  readonly price: Money;
}

export interface ComposedRoutine<Item> {
  /** Set that takes the place of its parts; null where none is cheaper. */
  readonly set: Item | null;
  /** Everything to buy: the set, then the choices that are not in it. */
  readonly items: readonly Item[];
  readonly savedInMinorUnits: number;
}

/** Puts a set in the place of its parts, given by handle, where all of them are chosen and it costs less: the one that saves most. */
export function composeRoutine<Item extends Choice>(
  chosen: readonly Item[],
  sets: readonly (Item & { readonly parts: readonly string[] })[],
): ComposedRoutine<Item> {
  const none: ComposedRoutine<Item> = { set: null, items: chosen, savedInMinorUnits: 0 };
  return sets.reduce<ComposedRoutine<Item>>((best, set) => {
    const parts = chosen.filter(({ handle }) => set.parts.includes(handle));
    if (set.parts.length === 0 || parts.length < set.parts.length) return best;
    const price = parts.reduce((total, part) => total + part.price.amountInMinorUnits, 0);
    const savedInMinorUnits = price - set.price.amountInMinorUnits;
    if (savedInMinorUnits <= best.savedInMinorUnits) return best;
    const others = chosen.filter((choice) => !parts.includes(choice));
    return { set, items: [set, ...others], savedInMinorUnits };
  }, none);
}
