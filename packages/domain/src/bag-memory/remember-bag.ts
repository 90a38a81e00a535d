import type { LineAttribute } from '../cart/index.ts';
import type { WireMoney } from '../money/index.ts';
import { isReward } from '../promotions/index.ts';

/** What the memory reads of a line; the platform's line has more. */
export interface MemorableLine {
  readonly quantity: number;
  readonly sellingPlanId: string | null;
  readonly attributes: readonly LineAttribute[];
  readonly cost: { readonly amountPerQuantity: WireMoney };
  /** null: something the shop no longer knows. */
  readonly merchandise: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number | null;
    readonly product: { readonly title: string };
  } | null;
}

/** A line as the shopper knows it: how many were asked for, and what one cost then. */
export interface RememberedLine {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: WireMoney;
  /** What was last said aloud of it, so that nothing is said twice. */
  readonly told: string;
}

export type BagMemory = readonly RememberedLine[];

interface BagAnswer {
  readonly lines: readonly MemorableLine[];
  /** The lines as the shopper saw them, and as they asked them to be; null when nobody asked for anything. */
  readonly asked: {
    readonly before: readonly MemorableLine[];
    readonly after: readonly MemorableLine[];
  } | null;
}

/** The same thing bought in the same way; it outlives the cart it lies in. */
export function keyOfLine({ merchandise, sellingPlanId }: MemorableLine): string {
  return `${merchandise?.id ?? ''}|${sellingPlanId ?? ''}`;
}

/**
 * What is known of the bag from now on. A line that the shopper touches starts anew, at the price they saw; all others
 * stay as they were when they were put in, whatever the shop has made of them since. Free items and gifts are left out.
 */
export function rememberBag(memory: BagMemory, { lines, asked }: BagAnswer): BagMemory {
  const bought = boughtAmong(lines);
  const present = bought.map((line): RememberedLine => {
    const known = memory.find(({ key }) => key === keyOfLine(line));
    const shown = asShown(line);
    if (asked === null) return known ?? shown;
    const before = sameAs(line, asked.before);
    const wanted = sameAs(line, asked.after);
    if (wanted === undefined || wanted.quantity === before?.quantity) return known ?? shown;
    return { ...shown, quantity: wanted.quantity, price: priceSeen(line, before ?? wanted) };
  });
  if (asked !== null) return present;
  // What left by itself is remembered until the shopper does something again.
  const keys = new Set(bought.map(keyOfLine));
  return [...present, ...memory.filter(({ key }) => !keys.has(key))];
}

/** What was in the bag and is not sold any more. */
export function goneTitles(memory: BagMemory, lines: readonly MemorableLine[]): readonly string[] {
  const keys = new Set(lines.map(keyOfLine));
  return memory.filter(({ key }) => !keys.has(key)).map(({ title }) => title);
}

/** Notes what was said of lines, by their keys. */
export function rememberTold(memory: BagMemory, told: ReadonlyMap<string, string>): BagMemory {
  return memory.map((entry) => ({ ...entry, told: told.get(entry.key) ?? entry.told }));
}

// What a page says of a subscription's price is not what one delivery costs.
function priceSeen(line: MemorableLine, seen: MemorableLine): WireMoney {
  return (line.sellingPlanId === null ? seen : line).cost.amountPerQuantity;
}

function sameAs(line: MemorableLine, lines: readonly MemorableLine[]): MemorableLine | undefined {
  return boughtAmong(lines).find((other) => keyOfLine(other) === keyOfLine(line));
}

function boughtAmong(lines: readonly MemorableLine[]): readonly MemorableLine[] {
  return lines.filter((line) => line.merchandise !== null && !isReward(line));
}

function asShown(line: MemorableLine): RememberedLine {
  return {
    key: keyOfLine(line),
    title: line.merchandise?.product.title ?? '',
    quantity: line.quantity,
    price: line.cost.amountPerQuantity,
    told: '',
  };
}
