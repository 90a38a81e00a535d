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
import { type AccountSources, ownCart } from '../accounts/index.ts';
import type { CartAnswer, Carts, Shops } from '../shop/index.ts';
import { answerCall, type Handle, type Visit } from './answer-call.ts';
import { type Answer, refuse } from './reply.ts';

export interface Route {
  readonly path: string;
  readonly handle: Handle;
}

/** The five cart calls of spec §7, and the discount codes that it leaves out. The body's locale decides whose shop is asked. */
export function checkoutCalls(shops: Shops, accounts: AccountSources): readonly Route[] {
  const cartsOf = (locale: Locale, visit: Visit): Carts => {
    const market = marketOf(locale);
    return shops.cartsOf(market, accounts.buyerIpOf(visit));
  };
  const answerOf = async (
    answer: CartAnswer,
    locale: Locale,
    visit: Visit,
  ): Promise<Answer<{ data: Checkout }>> => {
    if (!answer.ok) return refuse(answer.refusal, answer.reason);
    const { checkout, customerEmail } = answer;
    const source = accounts.open({ ...visit, market: marketOf(locale) });
    await ownCart(source, { id: checkout.id, customerEmail });
    return { kind: 'reply', reply: { data: checkout } };
  };
  return [
    {
      path: createCheckout.path,
      handle: answerCall(createCheckout, async ({ locale, lineItems }, visit) =>
        answerOf(await cartsOf(locale, visit).create(lineItems), locale, visit),
      ),
    },
    {
      path: requestCheckout.path,
      handle: answerCall(requestCheckout, async ({ locale, id }, visit) =>
        answerOf(await cartsOf(locale, visit).read(id), locale, visit),
      ),
    },
    {
      path: addItems.path,
      handle: answerCall(addItems, async ({ locale, checkoutId, lineItems }, visit) =>
        answerOf(await cartsOf(locale, visit).add(checkoutId, lineItems), locale, visit),
      ),
    },
    {
      path: replaceItems.path,
      handle: answerCall(replaceItems, async ({ locale, checkoutId, lineItems }, visit) =>
        answerOf(await cartsOf(locale, visit).replace(checkoutId, lineItems), locale, visit),
      ),
    },
    {
      path: removeItems.path,
      handle: answerCall(removeItems, async ({ locale, checkoutId, lineItemIds }, visit) =>
        answerOf(await cartsOf(locale, visit).remove(checkoutId, lineItemIds), locale, visit),
      ),
    },
    {
      path: setDiscountCodes.path,
      handle: answerCall(setDiscountCodes, async ({ locale, id, discountCodes }, visit) =>
        answerOf(await cartsOf(locale, visit).setCodes(id, discountCodes), locale, visit),
      ),
    },
  ];
}
