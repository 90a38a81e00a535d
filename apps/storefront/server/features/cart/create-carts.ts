import type { Checkout, LineItem, Replacement } from '@lokke/contract/checkout';
import type { RefusalCode } from '@lokke/contract/errors';
import {
  type CartLineInput,
  type CartLineUpdateInput,
  type CartResult,
  cart,
  cartCreate,
  cartDiscountCodesUpdate,
  cartLinesAdd,
  cartLinesRemove,
  cartLinesUpdate,
  succeed,
} from '@lokke/shopify-storefront';
import { describeFailure, inContext, type ShopContext } from '../shop-connection/index.ts';
import { cartErrorCodeOf } from './map-cart-error.ts';
import { mapCheckout } from './map-checkout.ts';

export type CartOutcome =
  | {
      readonly ok: true;
      readonly checkout: Checkout;
      /** Whose cart it is, where the platform knows. */
      readonly customerEmail: string | null;
    }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly reason: string };

/** What a buyer does with the cart of one market. */
export interface Carts {
  readonly create: (items: readonly LineItem[]) => Promise<CartOutcome>;
  readonly read: (id: string) => Promise<CartOutcome>;
  readonly add: (id: string, items: readonly LineItem[]) => Promise<CartOutcome>;
  readonly replace: (id: string, items: readonly Replacement[]) => Promise<CartOutcome>;
  readonly remove: (id: string, lineIds: readonly string[]) => Promise<CartOutcome>;
  readonly setCodes: (id: string, discountCodes: readonly string[]) => Promise<CartOutcome>;
}

export function createCarts(source: ShopContext): Carts {
  const { client, market } = source;
  const context = inContext(source);
  return {
    create: async (items) =>
      answer(
        await cartCreate(client, {
          ...context,
          input: {
            lines: items.map(lineInput),
            buyerIdentity: { countryCode: market.countryCode },
          },
        }),
      ),
    read: async (id) => {
      const result = await cart(client, { ...context, id });
      if (!result.ok) return answer(result);
      const found = result.value;
      if (found && hasKey(found.id)) return answer(succeed(found));
      const reason = found ? 'wrong key' : 'no such cart';
      return { ok: false, refusal: 'unknownCheckout', reason };
    },
    add: async (cartId, items) =>
      answer(await cartLinesAdd(client, { ...context, cartId, lines: items.map(lineInput) })),
    replace: async (cartId, items) =>
      answer(await cartLinesUpdate(client, { ...context, cartId, lines: items.map(updateInput) })),
    remove: async (cartId, lineIds) =>
      answer(await cartLinesRemove(client, { ...context, cartId, lineIds })),
    setCodes: async (cartId, discountCodes) =>
      answer(await cartDiscountCodesUpdate(client, { ...context, cartId, discountCodes })),
  };
}

/**
 * With a wrong key the platform still shows a cart, but without its key: it could be neither
 * changed nor paid, so it is no cart to the buyer.
 */
function hasKey(id: string): boolean {
  return /[?&]key=/.test(id);
}

function answer(result: CartResult): CartOutcome {
  if (result.ok) {
    const customerEmail = result.value.buyerIdentity.customer?.email ?? null;
    return { ok: true, checkout: mapCheckout(result.value), customerEmail };
  }
  const { failure } = result;
  return { ok: false, refusal: cartErrorCodeOf(failure), reason: describeFailure(failure) };
}

function lineInput({ variantId, quantity, sellingPlanId, attributes }: LineItem): CartLineInput {
  return { merchandiseId: variantId, quantity, sellingPlanId, attributes };
}

/** What the body leaves out stays as it is: a key without a value is not sent at all. */
function updateInput({ id, ...item }: Replacement): CartLineUpdateInput {
  return { id, ...lineInput(item) };
}
