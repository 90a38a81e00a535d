import {
  type CartFormChange,
  type Checkout,
  type LineItem,
  parseCartForm,
} from '@lokke/contract/checkout';
import { messageOf } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome, VisitorCart } from '@lokke/contract/ports';
import { carryOver } from '@lokke/domain/cart';
import { consentAmong } from '@lokke/domain/consent';
import type { Market } from '@lokke/domain/markets';
import {
  CART_PURPOSE,
  type CartCookie,
  createSessionCipher,
  isSecure,
  openCartCookie,
} from '../../http/session/index.ts';
import type { AccountContexts, OpenAccount, RequestContext } from '../account/index.ts';
import type { ApiFailure, Buyer } from '../shop-connection/index.ts';
import {
  type CartLimits,
  createLimitedCart,
  type LimitedCarts,
  setLimitedCodes,
} from './cart-limits.ts';
import type { Carts, CheckoutResult } from './create-carts.ts';

export interface VisitorCartsOptions {
  readonly cartsOf: (market: Market, buyer: Buyer) => Carts;
  readonly accounts: AccountContexts;
  readonly isProfessional: (visitor: OpenAccount) => Promise<boolean>;
  readonly limits: CartLimits;
  readonly sessionSecrets: readonly string[];
  /** Milliseconds since 1970, for the cookie's expiry. */
  readonly now?: () => number;
}

interface OpenVisitorCart {
  readonly cart: VisitorCart;
  readonly cookie: CartCookie;
}

/** Carts of visitors without scripts: a cookie remembers the cart, forms change it. */
export interface VisitorCarts {
  readonly open: (requestContext: RequestContext) => OpenVisitorCart;
}

export function createVisitorCarts({
  cartsOf,
  accounts,
  isProfessional,
  limits,
  sessionSecrets,
  now = () => Date.now(),
}: VisitorCartsOptions): VisitorCarts {
  const cipher = createSessionCipher(sessionSecrets, CART_PURPOSE);
  return {
    open: (requestContext) => {
      const { request, market } = requestContext;
      const { ip, network } = accounts.addressOf(requestContext);
      const cookieHeader = request.headers.get('cookie');
      const buyer = {
        ip,
        consent: consentAmong(cookieHeader ?? ''),
        isProfessional: () => isProfessional(accounts.open(requestContext)),
      };
      const here: LimitedCarts = { carts: cartsOf(market, buyer), limits, network };
      const cookie = openCartCookie({
        cookieHeader,
        shop: market.shop,
        isSecure: isSecure(request),
        cipher,
        now,
      });
      /** Begins a new cart with the lines of one whose customer is logged out here. */
      const renew = async ({ lines }: Checkout): ReturnType<VisitorCart['read']> => {
        const items = carryOver(lines).map((line) => ({
          ...line,
          attributes: [...line.attributes],
        }));
        if (items.length === 0) {
          cookie.end();
          return { ok: true, value: null };
        }
        const renewed = await createLimitedCart(here, items);
        if (!renewed.ok) return errorOf(renewed.failure);
        await cookie.remember(renewed.value.checkout.id);
        return { ok: true, value: renewed.value.checkout };
      };
      /** Remembers the cart as it is now. */
      const settle = async (result: CheckoutResult): Promise<AccountOutcome<null>> => {
        if (!result.ok) return errorOf(result.failure);
        const { checkout, customerEmail } = result.value;
        if (checkout.id !== (await cookie.cartId())) await cookie.remember(checkout.id);
        const { accounts: own } = accounts.open(requestContext);
        const isLeft = await own.assignCart({ id: checkout.id, customerEmail });
        const renewed = isLeft ? await renew(checkout) : null;
        return renewed?.ok === false ? renewed : { ok: true, value: null };
      };
      return {
        cookie,
        cart: {
          read: async () => {
            const id = await cookie.cartId();
            if (id === null) return { ok: true, value: null };
            const result = await here.carts.read(id);
            if (result.ok) {
              const { checkout, customerEmail } = result.value;
              const { accounts: own } = accounts.open(requestContext);
              if (await own.assignCart({ id, customerEmail })) return renew(checkout);
              const checkoutUrl = await own.checkoutUrl(checkout.checkoutUrl);
              return { ok: true, value: { ...checkout, checkoutUrl } };
            }
            if (result.failure.code !== 'unknownCheckout') return errorOf(result.failure);
            // Most likely bought.
            cookie.end();
            return { ok: true, value: null };
          },
          change: async (fields) => {
            const form = parseCartForm(fields);
            if (!form.ok) return errorOf({ code: form.code, reason: 'form' });
            return settle(await send(here, await cookie.cartId(), form.change));
          },
          addPrescription: async (added) =>
            settle(await addPrescription(here, await cookie.cartId(), added)),
          follow: async ({ items, codes, note, attributes, opensCart }) => {
            const lines = items.map((item) => ({ ...item, sellingPlanId: null }));
            const made = await createLimitedCart(here, lines, { attributes, note });
            if (!made.ok) return errorOf(made.failure);
            const { checkout, customerEmail } = made.value;
            if (opensCart) await cookie.remember(checkout.id);
            const { accounts: own } = accounts.open(requestContext);
            await own.assignCart({ id: checkout.id, customerEmail });
            // A code that is not taken costs the discount, not the cart.
            if (codes.length > 0)
              await setLimitedCodes(here, checkout.id, { discountCodes: codes });
            return { ok: true, value: await own.checkoutUrl(checkout.checkoutUrl) };
          },
        },
      };
    },
  };
}

async function send(
  here: LimitedCarts,
  cartId: string | null,
  change: CartFormChange,
): Promise<CheckoutResult> {
  const { carts } = here;
  if (change.kind === 'add') return add(here, cartId, [change.item]);
  if (cartId === null) {
    return { ok: false, failure: { code: 'unknownCheckout', reason: 'no cookie' } };
  }
  return change.kind === 'change'
    ? carts.replace(cartId, [change.line])
    : carts.remove(cartId, [change.lineId]);
}

/** Adds to the cart, or makes one where there is none any more. */
async function add(
  here: LimitedCarts,
  cartId: string | null,
  items: readonly LineItem[],
): Promise<CheckoutResult> {
  const added = cartId === null ? null : await here.carts.add(cartId, items);
  const isGone = added === null || (!added.ok && added.failure.code === 'unknownCheckout');
  return isGone ? createLimitedCart(here, items) : added;
}

/** A failure to mark the cart costs the salon's count, not the cart. */
async function addPrescription(
  here: LimitedCarts,
  cartId: string | null,
  { items, code, salonNo }: Parameters<VisitorCart['addPrescription']>[0],
): Promise<CheckoutResult> {
  const added = await add(here, cartId, items);
  if (!added.ok) return added;
  const { id, salonNo: before } = added.value.checkout;
  const marked = await here.carts.setSalon(id, salonNo ?? before, code ?? undefined);
  return marked.ok ? marked : added;
}

function errorOf({ code, retryAfterInSeconds }: ApiFailure): AccountError {
  return {
    ok: false,
    code,
    message: messageOf(code),
    fields: [],
    ...(retryAfterInSeconds !== undefined && { retryAfterInSeconds }),
  };
}
