import { isReward } from '../promotions/index.ts';

export interface OrderedLine {
  readonly title: string;
  /** Null when the shop no longer has it. */
  readonly merchandiseId: string | null;
  readonly quantity: number;
  readonly sellingPlan: { readonly id: string | null } | null;
  readonly attributes: readonly { readonly key: string }[];
}

/** A variant as it is sold today; null units: not counted. */
export interface SoldNow {
  readonly availableForSale: boolean;
  readonly quantityAvailable: number | null;
  readonly sellingPlanIds: readonly string[];
}

interface ReorderedItem {
  readonly merchandiseId: string;
  readonly quantity: number;
  /** Null for what is bought once, as also where its plan is no longer offered. */
  readonly sellingPlanId: string | null;
}

export interface Reorder {
  readonly items: readonly ReorderedItem[];
  /** Titles of what cannot be had. */
  readonly gone: readonly string[];
  /** Titles of what there are fewer units of than were ordered. */
  readonly fewer: readonly string[];
  /** Titles of what came by a plan that is no longer offered. */
  readonly once: readonly string[];
}

/** Finds what of an order can be had again. Free items and gifts are not ordered: a new cart earns its own (spec §3). */
export function reorderOf(
  lines: readonly OrderedLine[],
  soldNow: (merchandiseId: string) => SoldNow | null,
): Reorder {
  const wanted = new Map<string, ReorderedItem & { readonly title: string }>();
  const gone = new Set<string>();
  const once = new Set<string>();
  for (const line of lines.filter((one) => !isReward(one))) {
    const { merchandiseId, title, sellingPlan } = line;
    const sold = merchandiseId === null ? null : soldNow(merchandiseId);
    if (merchandiseId === null || sold === null || !sold.availableForSale) gone.add(title);
    else {
      const sellingPlanId = sold.sellingPlanIds.find((id) => id === sellingPlan?.id) ?? null;
      if (sellingPlan !== null && sellingPlanId === null) once.add(title);
      const key = `${merchandiseId} ${sellingPlanId}`;
      const quantity = (wanted.get(key)?.quantity ?? 0) + line.quantity;
      wanted.set(key, { merchandiseId, title, quantity, sellingPlanId });
    }
  }
  const items: ReorderedItem[] = [];
  const fewer = new Set<string>();
  for (const { title, ...item } of wanted.values()) {
    const { merchandiseId } = item;
    const stock = soldNow(merchandiseId)?.quantityAvailable ?? null;
    const taken = items
      .filter((one) => one.merchandiseId === merchandiseId)
      .reduce((sum, one) => sum + one.quantity, 0);
    // Stock of what is sold without counting is nought or less.
    const left = stock === null || stock <= 0 ? item.quantity : stock - taken;
    const quantity = Math.min(item.quantity, left);
    if (quantity < item.quantity) fewer.add(title);
    if (quantity > 0) items.push({ ...item, quantity });
  }
  return { items, gone: [...gone], fewer: [...fewer], once: [...once] };
}
