import { isReward } from '../promotions/index.ts';

export interface OrderedLine {
  readonly title: string;
  /** Null when the shop no longer has it. */
  readonly merchandiseId: string | null;
  readonly quantity: number;
  readonly attributes: readonly { readonly key: string }[];
}

/** A variant as it is sold today; null units: not counted. */
export interface SoldNow {
  readonly availableForSale: boolean;
  readonly quantityAvailable: number | null;
}

export interface Reorder {
  readonly items: readonly { readonly merchandiseId: string; readonly quantity: number }[];
  /** Titles of what cannot be had. */
  readonly gone: readonly string[];
  /** Titles of what there are fewer units of than were ordered. */
  readonly fewer: readonly string[];
}

/** Finds what of an order can be had again. Free items and gifts are not ordered: a new cart earns its own (spec §3). */
export function reorderOf(
  lines: readonly OrderedLine[],
  soldNow: (merchandiseId: string) => SoldNow | null,
): Reorder {
  const wanted = new Map<string, { readonly title: string; readonly quantity: number }>();
  const gone: string[] = [];
  for (const line of lines.filter((one) => !isReward(one))) {
    const { merchandiseId, title } = line;
    const sold = merchandiseId === null ? null : soldNow(merchandiseId);
    if (merchandiseId === null || sold === null || !sold.availableForSale) gone.push(title);
    else {
      const quantity = (wanted.get(merchandiseId)?.quantity ?? 0) + line.quantity;
      wanted.set(merchandiseId, { title, quantity });
    }
  }
  const items = [...wanted].map(([merchandiseId, { title, quantity }]) => {
    const left = soldNow(merchandiseId)?.quantityAvailable ?? null;
    // Stock of what is sold without counting is nought or less.
    const isShort = left !== null && left > 0 && left < quantity;
    return { merchandiseId, title, quantity: isShort ? left : quantity, isShort };
  });
  return {
    items: items.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity })),
    gone: [...new Set(gone)],
    fewer: items.filter(({ isShort }) => isShort).map(({ title }) => title),
  };
}
