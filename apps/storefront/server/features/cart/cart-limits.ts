import { fail } from '@lokke/http-client';
import { attemptAll, type CreateRateLimiter, type RateLimiter } from '../../shared-state/index.ts';
import type { Carts, CheckoutResult } from './create-carts.ts';
import type { WantedCodes } from './set-codes.ts';

export interface CartLimits {
  /** New carts, since each is stored for months. */
  readonly cartsByNetwork: RateLimiter;
  /** Codes that do not apply, against guessing. */
  readonly wrongCodesByNetwork: RateLimiter;
  readonly wrongCodesByCart: RateLimiter;
}

const MINUTE_IN_MS = 60_000;

export function createCartLimits(
  createRateLimiter: CreateRateLimiter,
  newCartsPerHour: number,
): CartLimits {
  const limit = (name: string, most: number, minutes: number) =>
    createRateLimiter({ name, most, windowInMs: minutes * MINUTE_IN_MS });
  return {
    cartsByNetwork: limit('carts-network', newCartsPerHour, 60),
    wrongCodesByNetwork: limit('codes-network', 30, 15),
    wrongCodesByCart: limit('codes-cart', 10, 15),
  };
}

export interface LimitedCarts {
  readonly carts: Carts;
  readonly limits: CartLimits;
  readonly network: string;
}

export async function createLimitedCart(
  { carts, limits, network }: LimitedCarts,
  ...wanted: Parameters<Carts['create']>
): Promise<CheckoutResult> {
  const attempt = await limits.cartsByNetwork.attempt(network);
  if (!attempt.isAllowed) {
    const { retryAfterInSeconds } = attempt;
    return fail({ code: 'tooManyCarts', reason: 'limit of network', retryAfterInSeconds });
  }
  const result = await carts.create(...wanted);
  if (!result.ok) await attempt.takeBack();
  return result;
}

/** Codes that apply are not counted, and those that the cart has may always stay. */
export async function setLimitedCodes(
  { carts, limits, network }: LimitedCarts,
  cartId: string,
  wanted: WantedCodes,
): Promise<CheckoutResult> {
  const { discountCodes: codes } = wanted;
  const [cart = cartId] = cartId.split('?');
  const attempt = await attemptAll(
    [
      [limits.wrongCodesByNetwork, network],
      [limits.wrongCodesByCart, cart],
    ],
    codes.length,
  );
  if (!attempt.isAllowed) {
    const current = await carts.read(cartId);
    if (!current.ok) return current;
    const known = current.value.checkout.discountCodes.map(({ code }) => code);
    if (codes.every((code) => known.includes(code))) return carts.setCodes(cartId, wanted);
    const { retryAfterInSeconds } = attempt;
    return fail({ code: 'tooManyCodes', reason: 'limit of wrong codes', retryAfterInSeconds });
  }
  const result = await carts.setCodes(cartId, wanted);
  const wrong = result.ok
    ? result.value.checkout.discountCodes.filter(({ applicable }) => !applicable).length
    : 0;
  await attempt.takeBack(Math.max(0, codes.length - wrong));
  return result;
}
