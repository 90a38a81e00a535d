import type { LineAttribute, RememberedLine } from '../cart/index.ts';
import type { WireMoney } from '../money/index.ts';
import { isReward } from '../promotions/index.ts';

/** The fields of a cart line that a snapshot reads. */
export interface SnapshotSource {
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly LineAttribute[];
  readonly cost: { readonly amountPerQuantity: WireMoney };
  /** null: deleted from the shop. */
  readonly merchandise: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number | null;
    readonly product: { readonly title: string };
  } | null;
}

/** A line as the shopper last saw it: the requested quantity and the unit price. */
interface LineSnapshot {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: WireMoney;
  /** Notice that was last announced; browsers have it stored under this name. */
  readonly told: string;
}

export type CartSnapshot = readonly LineSnapshot[];

interface BagAnswer {
  readonly lines: readonly SnapshotSource[];
  /** The lines before and after the shopper's change; null without one. */
  readonly asked: {
    readonly before: readonly SnapshotSource[];
    readonly after: readonly SnapshotSource[];
  } | null;
}

/** Identifies a variant and selling plan, also across carts. */
export function keyOfLine({ merchandise, sellingPlanId }: SnapshotSource): string {
  return `${merchandise?.id ?? ''}|${sellingPlanId ?? ''}`;
}

/**
 * Updates the snapshot of a cart. A line that the shopper changes is recorded anew, at the price they saw; all others
 * stay as they were when added, whatever has changed in the shop since. Free items and gifts are left out.
 */
export function updateSnapshot(memory: CartSnapshot, { lines, asked }: BagAnswer): CartSnapshot {
  const bought = boughtAmong(lines);
  const present = bought.map((line): LineSnapshot => {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const shown = asShown(line);
    if (asked === null) return known ?? shown;
    const before = sameAs(line, asked.before);
    const wanted = sameAs(line, asked.after);
    if (wanted === undefined || wanted.quantity === before?.quantity) return known ?? shown;
    return { ...shown, quantity: wanted.quantity, price: priceSeen(line, before ?? wanted) };
  });
  if (asked !== null) return present;
  // Lines that disappeared are kept until the shopper's next change.
  const keys = new Set(bought.map(keyOfLine));
  return [...present, ...memory.filter(({ key }) => !keys.has(key))];
}

/** The remembered lines, to be bought again in another cart. */
export function rememberedLines(memory: CartSnapshot): readonly RememberedLine[] {
  return memory.flatMap(({ key, quantity }) => {
    const [variantId = '', sellingPlanId = ''] = key.split('|');
    if (variantId === '' || quantity < 1) return [];
    return { variantId, sellingPlanId: sellingPlanId === '' ? null : sellingPlanId, quantity };
  });
}

interface GoneLine {
  readonly title: string;
  /** Only the subscription is gone: the shop has made a single purchase of it. */
  readonly isSoldOnce: boolean;
}

/** Lines that were in the cart and are no longer sold. */
export function goneLines(
  memory: CartSnapshot,
  lines: readonly SnapshotSource[],
): readonly GoneLine[] {
  const keys = new Set(boughtAmong(lines).map(keyOfLine));
  return memory
    .filter(({ key }) => !keys.has(key))
    .map(({ key, title }) => ({ title, isSoldOnce: keys.has(key.replace(/\|.*/, '|')) }));
}

/** Records announced notices, by the keys of their lines. */
export function markAnnounced(
  memory: CartSnapshot,
  told: ReadonlyMap<string, string>,
): CartSnapshot {
  return memory.map((entry) => ({ ...entry, told: told.get(entry.key) ?? entry.told }));
}

// A page shows another price for a subscription than one delivery costs.
function priceSeen(line: SnapshotSource, seen: SnapshotSource): WireMoney {
  return (line.sellingPlanId === null ? seen : line).cost.amountPerQuantity;
}

function sameAs(
  line: SnapshotSource,
  lines: readonly SnapshotSource[],
): SnapshotSource | undefined {
  return boughtAmong(lines).find((other) => keyOfLine(other) === keyOfLine(line));
}

function boughtAmong(lines: readonly SnapshotSource[]): readonly SnapshotSource[] {
  return lines.filter((line) => line.merchandise !== null && !isReward(line));
}

function asShown(line: SnapshotSource): LineSnapshot {
  return {
    key: keyOfLine(line),
    title: line.merchandise?.product.title ?? '',
    quantity: line.quantity,
    price: line.cost.amountPerQuantity,
    told: '',
  };
}
