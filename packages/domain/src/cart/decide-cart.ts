import type { CountryCode } from '../markets/index.ts';
import { type CartLines, carryOver, type LineToBuy } from './cart-lines.ts';

const CART_ID_PREFIX = 'gid://shopify/Cart/';

/** A cart is replaced when it is older than this (spec §9). */
export const CART_MAXIMUM_AGE_IN_DAYS = 85;

const DAY_IN_MS = 86_400_000;

export interface StoredCart {
  readonly id: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly buyerIdentity: {
    readonly countryCode: string | null;
    /** True for the cart of a customer who is logged out here: its checkout knows their address. */
    readonly isLeft?: boolean | undefined;
  };
  readonly lines: CartLines;
}

type ReplaceReason =
  /** Completed, or no longer returned by the platform, which is how completion shows. */
  'completed' | 'foreign-id' | 'left' | 'other-country' | 'too-old' | 'line-without-merchandise';

export type CartDecision =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'replace';
      readonly reason: ReplaceReason;
      /** Lines that the new cart starts with: nothing a visitor chose is lost silently. */
      readonly lines: readonly LineToBuy[];
    };

export interface CartInput {
  /** The platform's response for the stored id; null for an unknown cart. */
  readonly cart: StoredCart | null;
  readonly market: { readonly countryCode: CountryCode };
  readonly now: Date;
}

/** Decides whether a stored cart is kept or replaced by a new one (spec §4). */
export function decideCart({ cart, market, now }: CartInput): CartDecision {
  if (cart === null || cart.completedAt !== null) {
    return { kind: 'replace', reason: 'completed', lines: [] };
  }
  const reason = replaceReasonOf(cart, market.countryCode, now);
  if (reason === null) return { kind: 'keep' };
  return { kind: 'replace', reason, lines: carryOver(cart.lines) };
}

function replaceReasonOf(cart: StoredCart, country: CountryCode, now: Date): ReplaceReason | null {
  if (!cart.id.startsWith(CART_ID_PREFIX)) return 'foreign-id';
  if (cart.buyerIdentity.countryCode !== country) return 'other-country';
  if (cart.buyerIdentity.isLeft === true) return 'left';
  // A cart with an unreadable date is kept.
  const ageInMs = now.getTime() - Date.parse(cart.createdAt);
  if (ageInMs > CART_MAXIMUM_AGE_IN_DAYS * DAY_IN_MS) return 'too-old';
  const lacksMerchandise = cart.lines.edges.some(({ node }) => !node.merchandise?.id);
  return lacksMerchandise ? 'line-without-merchandise' : null;
}
