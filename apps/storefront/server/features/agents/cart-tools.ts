import type { BuyerChoices, WantedCart } from '@lokke/contract/agents';
import type { Checkout } from '@lokke/contract/checkout';
import {
  type CartOutcome,
  createAgentCart,
  parseAgentCartId,
  readAgentCart,
  replaceAgentCart,
  type WantedLines,
} from './agent-cart.ts';
import type { AgentShop, AgentShops, ToolOutcome } from './agent-shop.ts';
import { describeCart } from './describe-cart.ts';
import { envelope, NOT_SOLD_THERE, tellFailure, tellFailureOf } from './ucp-envelope.ts';

type Describe = (shop: AgentShop, checkout: Checkout) => Readonly<Record<string, unknown>>;

export const asCart: Describe = (shop, checkout) => ({
  ucp: envelope(['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount']),
  ...describeCart(shop, checkout),
});

/** Nobody but the buyer enters address and payment, so that a checkout always escalates. */
const asCheckoutWith =
  (status: 'requires_escalation' | 'canceled'): Describe =>
  (shop, checkout) => {
    const cart = describeCart(shop, checkout);
    const { messages = [] } = cart;
    const consent = shop.buyer?.consent;
    return {
      ucp: {
        ...envelope([
          'dev.ucp.shopping.checkout',
          'dev.ucp.shopping.discount',
          'dev.ucp.shopping.buyer_consent',
        ]),
        payment_handlers: {},
      },
      ...cart,
      // Nothing else of the buyer is kept or told.
      ...(consent !== undefined && { buyer: { consent } }),
      status,
      messages: [...(status === 'canceled' ? [] : [BUYER_PAYS]), ...messages],
    };
  };

export const asCheckout = asCheckoutWith('requires_escalation');
export const asCanceledCheckout = asCheckoutWith('canceled');

const BUYER_PAYS = {
  type: 'error',
  code: 'buyer_handoff_required',
  severity: 'requires_buyer_review',
  content: 'The buyer enters address and payment at continue_url.',
} as const;

const NO_SUCH_CART = tellFailure({
  code: 'not_found',
  content: 'There is no such cart, or it has expired.',
});

export async function createCartTool(
  shops: AgentShops,
  cart: WantedCart & { readonly cart_id?: string | undefined; readonly buyer?: BuyerChoices },
  describe: Describe,
): Promise<ToolOutcome> {
  // A checkout of a cart is that cart, whose lines stand where none are given.
  if (cart.cart_id !== undefined && cart.line_items.length === 0) {
    return readCartTool(shops, cart.cart_id, describe, cart.buyer);
  }
  const shop = shops.forBuyer(cart.context, cart.buyer);
  if (shop === null) return NOT_SOLD_THERE;
  if (cart.line_items.length === 0) {
    return tellFailure({ code: 'invalid', content: 'The cart needs at least one line.' }, shop);
  }
  return outcomeOf(shop, await createAgentCart(shop, wantedLines(cart)), describe);
}

export function readCartTool(
  shops: AgentShops,
  id: string,
  describe: Describe,
  buyer?: BuyerChoices,
) {
  return withCart(shops, id, describe, (shop, cartId) => readAgentCart(shop, cartId), buyer);
}

export function updateCartTool(
  shops: AgentShops,
  id: string,
  cart: WantedCart & { readonly buyer?: BuyerChoices },
  describe: Describe,
) {
  return withCart(
    shops,
    id,
    describe,
    (shop, cartId) => replaceAgentCart(shop, cartId, wantedLines(cart)),
    cart.buyer,
  );
}

/** Empties the cart, and tells it as it was. */
export function cancelCartTool(shops: AgentShops, id: string, describe: Describe) {
  return withCart(shops, id, describe, async (shop, cartId) => {
    const before = await readAgentCart(shop, cartId);
    if (!before.ok) return before;
    const emptied = await replaceAgentCart(shop, cartId, { lines: [] });
    return emptied.ok ? before : emptied;
  });
}

/** Does the work on the cart of an id, in the market that the id names. */
export async function withCart(
  shops: AgentShops,
  id: string,
  describe: Describe,
  work: (shop: AgentShop, cartId: string) => Promise<CartOutcome>,
  buyer?: BuyerChoices,
): Promise<ToolOutcome> {
  const known = parseAgentCartId(id);
  const shop = known && shops.forLocale(known.locale, buyer);
  if (known === null || shop === null) return NO_SUCH_CART;
  return outcomeOf(shop, await work(shop, known.cartId), describe);
}

export function outcomeOf(shop: AgentShop, cart: CartOutcome, describe: Describe): ToolOutcome {
  if (!cart.ok) return tellFailureOf(cart.failure, shop);
  return { kind: 'done', content: describe(shop, cart.value) };
}

function wantedLines({ line_items, discounts, salon_no }: WantedCart): WantedLines {
  return {
    lines: line_items.map(({ id, item, quantity }) => ({ id, variantId: item.id, quantity })),
    codes: discounts?.codes,
    salonNo: salon_no,
  };
}
