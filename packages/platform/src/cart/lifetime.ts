import { wireDateTime } from '../graphql/index.ts';
import type { Cart } from './cart.ts';

/** Longer than Shopify's, so that the storefront's own 85 days can be seen at work (spec §9). */
export const CART_LIFETIME_IN_DAYS = 90;

const DAY_IN_MS = 86_400_000;

/** Carts untouched since before this moment are gone. */
export function oldestLivingUpdate(now: Date, lifetimeInDays: number): string {
  return wireDateTime(new Date(now.getTime() - lifetimeInDays * DAY_IN_MS));
}

/** An ordered or long untouched cart answers like one that never was. */
export function isOpen(cart: Cart, now: Date, lifetimeInDays: number): boolean {
  return cart.completedAt === null && cart.updatedAt >= oldestLivingUpdate(now, lifetimeInDays);
}
