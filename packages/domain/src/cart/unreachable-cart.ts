import { type CartLine, type CartLines, carryOver, type LineToBuy } from './cart-lines.ts';

/** A line by what it sells; a browser remembers no more of it. */
export interface RememberedLine {
  readonly variantId: string;
  readonly sellingPlanId: string | null;
  readonly quantity: number;
}

/** A stored cart that could not be requested, and was replaced by a new one (spec §4, §8). */
export interface UnreachableCart {
  readonly id: string;
  /** Lines that its replacement took over. */
  readonly takenOver: readonly RememberedLine[];
}

/** More wait for the platform instead: each is requested until it answers. */
const MAX_UNREACHABLE_CARTS = 5;

export function canReplaceUnreachable(waiting: readonly UnreachableCart[]): boolean {
  return waiting.length < MAX_UNREACHABLE_CARTS;
}

interface MergeableCart {
  readonly lines: CartLines;
  readonly discountCodes: readonly { readonly code: string }[];
}

export type CartMerge =
  | { readonly kind: 'keep' }
  | { readonly kind: 'codes'; readonly discountCodes: readonly string[] }
  /** A new cart, so that a merge that is repeated because its answer was lost doubles nothing. */
  | {
      readonly kind: 'renew';
      readonly lines: readonly LineToBuy[];
      readonly discountCodes: readonly string[];
    };

export interface MergeInput {
  readonly takenOver: readonly RememberedLine[];
  /** The formerly unreachable cart; null when it was bought meanwhile. */
  readonly found: MergeableCart | null;
  /** The cart in use; null without one. */
  readonly current: MergeableCart | null;
  /** Free items and gifts follow the cart in use; those of the found one are not taken over. */
  readonly isReward: (line: CartLine) => boolean;
}

/**
 * Merges a cart that answers again into the one in use: adds only what it holds beyond what was taken over, as that is
 * in the cart in use or was removed there. When it was bought, what was taken over of it is taken out.
 */
export function mergeCarts({ takenOver, found, current, isReward }: MergeInput): CartMerge {
  const inUse = current?.lines.edges.map(({ node }) => node) ?? [];
  const chosen = toBuy(inUse.filter((line) => !isReward(line)));
  const rewards = toBuy(inUse.filter(isReward));
  const before = codesOf(current);
  if (found === null) {
    const left = withoutLines(chosen, takenOver);
    if (totalOf(left) === totalOf(chosen)) return { kind: 'keep' };
    // Rewards alone are no cart.
    const lines = left.length === 0 ? [] : [...left, ...rewards];
    return { kind: 'renew', lines, discountCodes: before };
  }
  const foundLines = found.lines.edges.map(({ node }) => node).filter((line) => !isReward(line));
  const beyond = withoutLines(toBuy(foundLines), takenOver);
  const discountCodes = [...new Set([...before, ...codesOf(found)])];
  if (beyond.length > 0) {
    return { kind: 'renew', lines: [...beyond, ...chosen, ...rewards], discountCodes };
  }
  const hasMoreCodes = current !== null && discountCodes.length > before.length;
  return hasMoreCodes ? { kind: 'codes', discountCodes } : { kind: 'keep' };
}

/** Takes quantities away, from the first line of a variant and plan on. */
function withoutLines(
  lines: readonly LineToBuy[],
  taken: readonly RememberedLine[],
): readonly LineToBuy[] {
  const left = new Map<string, number>();
  for (const line of taken) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + line.quantity);
  return lines.flatMap((line) => {
    const here = Math.min(line.quantity, left.get(keyOf(line)) ?? 0);
    left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) - here);
    return here === line.quantity ? [] : [{ ...line, quantity: line.quantity - here }];
  });
}

function keyOf({ variantId, sellingPlanId }: RememberedLine): string {
  return `${variantId}|${sellingPlanId ?? ''}`;
}

function toBuy(lines: readonly CartLine[]): readonly LineToBuy[] {
  return carryOver({ edges: lines.map((node) => ({ node })) });
}

function totalOf(lines: readonly LineToBuy[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function codesOf(cart: MergeableCart | null): readonly string[] {
  return cart?.discountCodes.map(({ code }) => code) ?? [];
}
