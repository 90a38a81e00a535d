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
import type { Carts, CheckoutResult } from '../features/cart/index.ts';
import type { Shops } from '../features/services/index.ts';
import { type Handle, handleCall, type RequestContext } from './handle-call.ts';
import { type HandlerResult, refuse } from './reply.ts';

export interface Route {
  readonly path: string;
  readonly handle: Handle;
}

/** The cart calls of spec §7, plus discount codes. The body's locale decides the shop. */
export function checkoutCalls(shops: Shops, accounts: AccountContexts): readonly Route[] {
  const cartsOf = (locale: Locale, requestContext: RequestContext): Carts => {
    const market = marketOf(locale);
    return shops.cartsOf(market, accounts.buyerIpOf(requestContext));
  };
  const answerOf = async (
    result: CheckoutResult,
    locale: Locale,
    requestContext: RequestContext,
  ): Promise<HandlerResult<{ data: Checkout }>> => {
    if (!result.ok) return refuse(result.failure.code, result.failure.reason);
    const { checkout, customerEmail } = result.value;
    const source = accounts.open({ ...requestContext, market: marketOf(locale) });
    await assignCartToCustomer(source, { id: checkout.id, customerEmail });
    return { kind: 'reply', reply: { data: checkout } };
  };
  return [
    {
      path: createCheckout.path,
      handle: handleCall(createCheckout, async ({ locale, lineItems }, requestContext) =>
        answerOf(await cartsOf(locale, requestContext).create(lineItems), locale, requestContext),
      ),
    },
    {
      path: requestCheckout.path,
      handle: handleCall(requestCheckout, async ({ locale, id }, requestContext) =>
        answerOf(await cartsOf(locale, requestContext).read(id), locale, requestContext),
      ),
    },
    {
      path: addItems.path,
      handle: handleCall(addItems, async ({ locale, checkoutId, lineItems }, requestContext) =>
        answerOf(
          await cartsOf(locale, requestContext).add(checkoutId, lineItems),
          locale,
          requestContext,
        ),
      ),
    },
    {
      path: replaceItems.path,
      handle: handleCall(replaceItems, async ({ locale, checkoutId, lineItems }, requestContext) =>
        answerOf(
          await cartsOf(locale, requestContext).replace(checkoutId, lineItems),
          locale,
          requestContext,
        ),
      ),
    },
    {
      path: removeItems.path,
      handle: handleCall(removeItems, async ({ locale, checkoutId, lineItemIds }, requestContext) =>
        answerOf(
          await cartsOf(locale, requestContext).remove(checkoutId, lineItemIds),
          locale,
          requestContext,
        ),
      ),
    },
    {
      path: setDiscountCodes.path,
      handle: handleCall(setDiscountCodes, async ({ locale, id, discountCodes }, requestContext) =>
        answerOf(
          await cartsOf(locale, requestContext).setCodes(id, discountCodes),
          locale,
          requestContext,
        ),
      ),
    },
  ];
}
