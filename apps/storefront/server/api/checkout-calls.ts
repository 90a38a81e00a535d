import {
  addItems,
  type Checkout,
  createCheckout,
  removeItems,
  replaceItems,
  requestCheckout,
  setDiscountCodes,
} from '@lokke/contract/checkout';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { type AccountContexts, assignCartToCustomer } from '../features/account/index.ts';
import {
  type CartLimits,
  type CheckoutResult,
  createLimitedCart,
  type LimitedCarts,
  setLimitedCodes,
} from '../features/cart/index.ts';
import type { Shops } from '../features/services/index.ts';
import { type Handle, handleCall, type RequestContext } from './handle-call.ts';
import { type HandlerResult, refuseFor } from './reply.ts';

export interface Route {
  readonly path: string;
  readonly handle: Handle;
}

/** The cart calls of spec §7, plus discount codes. The body's locale decides the shop. */
export function checkoutCalls(
  shops: Shops,
  accounts: AccountContexts,
  limits: CartLimits,
): readonly Route[] {
  const answer = async (
    locale: Locale,
    requestContext: RequestContext,
    work: (here: LimitedCarts) => Promise<CheckoutResult>,
  ): Promise<HandlerResult<{ data: Checkout }>> => {
    const market = marketOf(locale);
    const { ip, network } = accounts.addressOf(requestContext);
    const result = await work({ carts: shops.cartsOf(market, ip), limits, network });
    if (!result.ok) return refuseFor(result.failure);
    const { checkout, customerEmail } = result.value;
    const source = accounts.open({ ...requestContext, market });
    await assignCartToCustomer(source, { id: checkout.id, customerEmail });
    return { kind: 'reply', reply: { data: checkout } };
  };
  return [
    {
      path: createCheckout.path,
      handle: handleCall(createCheckout, ({ locale, lineItems }, requestContext) =>
        answer(locale, requestContext, (here) => createLimitedCart(here, lineItems)),
      ),
    },
    {
      path: requestCheckout.path,
      handle: handleCall(requestCheckout, ({ locale, id }, requestContext) =>
        answer(locale, requestContext, ({ carts }) => carts.read(id)),
      ),
    },
    {
      path: addItems.path,
      handle: handleCall(addItems, ({ locale, checkoutId, lineItems }, requestContext) =>
        answer(locale, requestContext, ({ carts }) => carts.add(checkoutId, lineItems)),
      ),
    },
    {
      path: replaceItems.path,
      handle: handleCall(replaceItems, ({ locale, checkoutId, lineItems }, requestContext) =>
        answer(locale, requestContext, ({ carts }) => carts.replace(checkoutId, lineItems)),
      ),
    },
    {
      path: removeItems.path,
      handle: handleCall(removeItems, ({ locale, checkoutId, lineItemIds }, requestContext) =>
        answer(locale, requestContext, ({ carts }) => carts.remove(checkoutId, lineItemIds)),
      ),
    },
    {
      path: setDiscountCodes.path,
      handle: handleCall(setDiscountCodes, ({ locale, id, discountCodes }, requestContext) =>
        answer(locale, requestContext, (here) => setLimitedCodes(here, id, discountCodes)),
      ),
    },
  ];
}
