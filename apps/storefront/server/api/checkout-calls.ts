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
import type { CartAnswer, Carts, Shops } from '../shop/index.ts';
import { answerCall, type Handle } from './answer-call.ts';
import { type Answer, refuse } from './reply.ts';

export interface Route {
  readonly path: string;
  readonly handle: Handle;
}

/** The five cart calls of spec §7, and the discount codes that it leaves out. The body's locale decides whose shop is asked. */
export function checkoutCalls(shops: Shops): readonly Route[] {
  const cartsOf = (locale: Locale): Carts => shops.cartsOf(marketOf(locale));
  return [
    {
      path: createCheckout.path,
      handle: answerCall(createCheckout, async ({ locale, lineItems }) =>
        answerOf(await cartsOf(locale).create(lineItems)),
      ),
    },
    {
      path: requestCheckout.path,
      handle: answerCall(requestCheckout, async ({ locale, id }) =>
        answerOf(await cartsOf(locale).read(id)),
      ),
    },
    {
      path: addItems.path,
      handle: answerCall(addItems, async ({ locale, checkoutId, lineItems }) =>
        answerOf(await cartsOf(locale).add(checkoutId, lineItems)),
      ),
    },
    {
      path: replaceItems.path,
      handle: answerCall(replaceItems, async ({ locale, checkoutId, lineItems }) =>
        answerOf(await cartsOf(locale).replace(checkoutId, lineItems)),
      ),
    },
    {
      path: removeItems.path,
      handle: answerCall(removeItems, async ({ locale, checkoutId, lineItemIds }) =>
        answerOf(await cartsOf(locale).remove(checkoutId, lineItemIds)),
      ),
    },
    {
      path: setDiscountCodes.path,
      handle: answerCall(setDiscountCodes, async ({ locale, id, discountCodes }) =>
        answerOf(await cartsOf(locale).setCodes(id, discountCodes)),
      ),
    },
  ];
}

function answerOf(answer: CartAnswer): Answer<{ data: Checkout }> {
  return answer.ok
    ? { kind: 'reply', reply: { data: answer.checkout } }
    : refuse(answer.refusal, answer.reason);
}
