import type { ApiCall } from '@lokke/contract/call';
import {
  addItems,
  type Checkout,
  createCheckout,
  removeItems,
  replaceItems,
  requestCheckout,
  setDiscountCodes,
  setSalon,
} from '@lokke/contract/checkout';
import { consentAmong } from '@lokke/domain/consent';
import { seenAmong, type Ways, writeWays } from '@lokke/domain/experiments';
import { type Locale, type Market, marketOf } from '@lokke/domain/markets';
import type * as v from 'valibot';
import type { AccountContexts } from '../features/account/index.ts';
import {
  type CartLimits,
  type CheckoutResult,
  createLimitedCart,
  type LimitedCarts,
  setLimitedCodes,
} from '../features/cart/index.ts';
import { isSalonCustomer, type Salons } from '../features/salons/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { answerOf, type MarketRequest } from './account-route.ts';
import { handleCall, type RequestContext, type Route } from './handle-call.ts';
import { type HandlerResult, refuse, refuseFor } from './reply.ts';

interface CheckoutServices {
  readonly shops: Shops;
  readonly accounts: AccountContexts;
  readonly limits: CartLimits;
  readonly salons: Salons;
  readonly assignedWaysOf: ((market: Market, cookies: string) => Ways | null) | undefined;
}

/** The cart calls of spec §7, plus discount codes and the salon that earns. The body's locale decides the shop. */
export function checkoutCalls({
  shops,
  accounts,
  limits,
  salons,
  assignedWaysOf,
}: CheckoutServices): readonly Route[] {
  const answer = async (
    locale: Locale,
    requestContext: RequestContext,
    work: (here: LimitedCarts) => Promise<CheckoutResult>,
  ): Promise<HandlerResult<{ data: Checkout }>> => {
    const market = marketOf(locale);
    const { ip, network } = accounts.addressOf(requestContext);
    const cookies = requestContext.request.headers.get('cookie') ?? '';
    const consent = consentAmong(cookies);
    const ways = writeWays(seenAmong(cookies, assignedWaysOf?.(market, cookies))) || null;
    const opened = accounts.open({ ...requestContext, market });
    const isProfessional = () => isSalonCustomer(opened, salons);
    const carts = shops.cartsOf(market, { ip, consent, ways, isProfessional });
    const result = await work({ carts, limits, network });
    if (!result.ok) return refuseFor(result.failure);
    const { checkout, customerEmail } = result.value;
    const isLeft = await opened.accounts.assignCart({ id: checkout.id, customerEmail });
    const checkoutUrl = await opened.accounts.checkoutUrl(checkout.checkoutUrl);
    const buyerIdentity = { ...checkout.buyerIdentity, ...(isLeft && { isLeft }) };
    const data = { ...checkout, buyerIdentity, checkoutUrl };
    return answerOf(opened, { ok: true, value: { data } }, (reply) => reply);
  };
  const route = <Request extends MarketRequest>(
    call: ApiCall<Request, (typeof createCheckout)['response']>,
    work: (here: LimitedCarts, input: v.InferOutput<Request>) => Promise<CheckoutResult>,
  ): Route =>
    handleCall(call, (input, requestContext) =>
      answer(input.locale, requestContext, (here) => work(here, input)),
    );
  return [
    route(createCheckout, (here, { lineItems, wish }) =>
      createLimitedCart(here, lineItems, { wish }),
    ),
    route(requestCheckout, ({ carts }, { id }) => carts.read(id)),
    route(addItems, ({ carts }, { checkoutId, lineItems }) => carts.add(checkoutId, lineItems)),
    route(replaceItems, ({ carts }, { checkoutId, lineItems }) =>
      carts.replace(checkoutId, lineItems),
    ),
    route(removeItems, ({ carts }, { checkoutId, lineItemIds }) =>
      carts.remove(checkoutId, lineItemIds),
    ),
    route(setDiscountCodes, (here, { id, locale: _, ...wanted }) =>
      setLimitedCodes(here, id, wanted),
    ),
    handleCall(setSalon, async (input, requestContext) => {
      const { locale, id, salonNo, prescription } = input;
      if (salonNo !== null) {
        const list = await salons.listOf(marketOf(locale));
        if (list.kind !== 'found') return refuse('salonsNotLoaded');
        if (list.value.byNumber(salonNo) === null) return refuse('unknownSalon');
      }
      return answer(locale, requestContext, ({ carts }) =>
        carts.setSalon(id, salonNo, prescription),
      );
    }),
  ];
}
