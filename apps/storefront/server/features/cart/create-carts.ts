import type { Checkout, LineItem, Replacement } from '@lokke/contract/checkout';
import type { ApiErrorCode } from '@lokke/contract/errors';
import { fail, type Result, succeed } from '@lokke/http-client';
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
  type GraphqlError,
  type OperationFailure,
  type UserError,
} from '@lokke/shopify-storefront';
import {
  type ApiFailure,
  describeFailure,
  inContext,
  type ShopContext,
} from '../shop-connection/index.ts';
import { mapCheckout } from './map-checkout.ts';

export interface CustomerCheckout {
  readonly checkout: Checkout;
  /** Whose cart it is, where the platform knows. */
  readonly customerEmail: string | null;
}

export type CheckoutResult = Result<CustomerCheckout, ApiFailure>;

/** What a buyer does with the cart of one market. */
export interface Carts {
  readonly create: (items: readonly LineItem[]) => Promise<CheckoutResult>;
  readonly read: (id: string) => Promise<CheckoutResult>;
  readonly add: (id: string, items: readonly LineItem[]) => Promise<CheckoutResult>;
  readonly replace: (id: string, items: readonly Replacement[]) => Promise<CheckoutResult>;
  readonly remove: (id: string, lineIds: readonly string[]) => Promise<CheckoutResult>;
  readonly setCodes: (id: string, discountCodes: readonly string[]) => Promise<CheckoutResult>;
}

export function createCarts(source: ShopContext): Carts {
  const { client, market } = source;
  const context = inContext(source);
  return {
    create: async (items) =>
      checkoutResult(
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
      if (!result.ok) return checkoutResult(result);
      const found = result.value;
      if (found && hasKey(found.id)) return checkoutResult(succeed(found));
      const reason = found ? 'wrong key' : 'no such cart';
      return fail({ code: 'unknownCheckout', reason });
    },
    add: async (cartId, items) =>
      checkoutResult(
        await cartLinesAdd(client, { ...context, cartId, lines: items.map(lineInput) }),
      ),
    replace: async (cartId, items) =>
      checkoutResult(
        await cartLinesUpdate(client, { ...context, cartId, lines: items.map(updateInput) }),
      ),
    remove: async (cartId, lineIds) =>
      checkoutResult(await cartLinesRemove(client, { ...context, cartId, lineIds })),
    setCodes: async (cartId, discountCodes) =>
      checkoutResult(await cartDiscountCodesUpdate(client, { ...context, cartId, discountCodes })),
  };
}

/**
 * With a wrong key the platform still shows a cart, but without its key: it could be neither
 * changed nor paid, so it is no cart to the buyer.
 */
function hasKey(id: string): boolean {
  return /[?&]key=/.test(id);
}

function checkoutResult(result: CartResult): CheckoutResult {
  if (result.ok) {
    const customerEmail = result.value.buyerIdentity.customer?.email ?? null;
    return succeed({ checkout: mapCheckout(result.value), customerEmail });
  }
  const { failure } = result;
  return fail({ code: cartErrorCodeOf(failure), reason: describeFailure(failure) });
}

function lineInput({ variantId, quantity, sellingPlanId, attributes }: LineItem): CartLineInput {
  return { merchandiseId: variantId, quantity, sellingPlanId, attributes };
}

/** What the body leaves out stays as it is: a key without a value is not sent at all. */
function updateInput({ id, ...item }: Replacement): CartLineUpdateInput {
  return { id, ...lineInput(item) };
}

/** What a buyer is told when the platform did not do what was asked. */
function cartErrorCodeOf(failure: OperationFailure): ApiErrorCode {
  switch (failure.kind) {
    case 'timeout':
      return 'platformTimedOut';
    case 'throttled':
      return 'tooManyRequests';
    case 'graphql':
      return failure.errors.every(isAboutAnId) ? 'invalidId' : 'platformFailed';
    case 'network':
    case 'http':
    case 'unreadable':
      return 'platformFailed';
    case 'userErrors':
      return refusalOfUserErrors(failure.userErrors);
  }
}

/** Our documents are valid, so an id of the body that no shop could have given is the only way there. */
function isAboutAnId({ message }: GraphqlError): boolean {
  return /invalid (?:global )?id/i.test(message);
}

/** The field tells what was wrong: a dead cart and an unknown variant share their code. */
function refusalOfUserErrors(errors: readonly UserError[]): ApiErrorCode {
  for (const { code, field } of errors) {
    const last = field.at(-1);
    if (last === 'cartId') return 'unknownCheckout';
    if (last === 'merchandiseId') return 'unknownVariant';
    if (last === 'sellingPlanId' || code?.includes('SELLING_PLAN')) return 'invalidSellingPlan';
    if (code === 'INVALID_MERCHANDISE_LINE' || field.includes('lineIds')) return 'unknownLine';
    // What a body may say is checked before: only the sum with what is there can be too much.
    if (last === 'quantity') return 'quantityTooLarge';
    if (last === 'lines' || code === 'CART_TOO_LARGE') return 'cartTooLarge';
  }
  return 'cartRefused';
}
