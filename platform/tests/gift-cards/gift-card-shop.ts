import { expect } from 'vitest';
import { type Buyer, buyerAt, goToPayment, type Page } from '../checkout/buyer.ts';
import { type CheckoutShop, openCheckoutShop } from '../checkout/checkout-shop.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { shopperAt } from '../fixtures/shopper.ts';

type Fields = Readonly<Record<string, unknown>>;

const ISSUE = `mutation ($input: GiftCardCreateInput!) { giftCardCreate(input: $input) {
  giftCard { id lastCharacters maskedCode enabled expiresOn note balance { amount currencyCode } initialValue { amount } }
  giftCardCode userErrors { field code message } } }`;
const DEACTIVATE =
  'mutation ($id: ID!) { giftCardDeactivate(id: $id) { giftCard { enabled deactivatedAt } userErrors { code field } } }';
const BALANCE = 'query ($id: ID!) { giftCard(id: $id) { balance { amount } } }';

const ANSWER = `cart { id checkoutUrl cost { totalAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount } presentmentAmountUsed { amount } balance { amount } } }
  userErrors { code field message }`;
const CODES = {
  Update: `mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) { ${ANSWER} } }`,
  Add: `mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $codes) { ${ANSWER} } }`,
  Remove: `mutation ($id: ID!, $codes: [ID!]!) { cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: $codes) { ${ANSWER} } }`,
} as const;

interface AppliedCard {
  readonly id: string;
  readonly lastCharacters: string;
  readonly amountUsed: { readonly amount: string };
}

interface GiftCardShop {
  readonly shop: CheckoutShop;
  readonly buyer: Buyer;
  readonly cart: { readonly id: string; readonly checkoutUrl: string };
  readonly admin: (query: string, variables?: Fields) => Promise<Fields>;
  /** Answers with the card's id. */
  readonly issue: (code: string, amount: string, more?: Fields) => Promise<string>;
  readonly tryToIssue: (input: Fields) => Promise<Fields>;
  readonly deactivate: (id: string) => Promise<Fields>;
  readonly balance: (id: string) => Promise<unknown>;
  /** Sends codes, or ids to remove; answers with the cards that the cart has then. */
  readonly send: (
    change: keyof typeof CODES,
    codes: readonly string[],
  ) => Promise<readonly AppliedCard[]>;
  readonly toPayment: () => Promise<Page>;
}

/** A shop with a cart of two shampoos at 12.50; delivery is 4.95. */
export async function openGiftCardShop(version = '2026-10'): Promise<GiftCardShop> {
  const shop = await openCheckoutShop();
  const merchant = merchantAt(shop.platform, 'nl');
  const shopper = shopperAt(shop.platform, 'nl', version);
  const buyer = buyerAt(shop.platform);
  const cart = await shop.createCart([{ merchandiseId: shop.variants.shampoo, quantity: 2 }]);
  const admin: GiftCardShop['admin'] = async (query, variables) => {
    const { data, errors } = await merchant.request<Record<string, Fields>>(query, variables);
    expect(errors).toEqual([]);
    const [payload = {}] = Object.values(data ?? {});
    return payload;
  };
  const tryToIssue = (input: Fields) => admin(ISSUE, { input });
  return {
    shop,
    buyer,
    cart,
    admin,
    tryToIssue,
    async issue(code, amount, more = {}) {
      const payload = await tryToIssue({ code, initialValue: amount, ...more });
      expect(payload).toMatchObject({ userErrors: [] });
      const { giftCard } = payload as { readonly giftCard: { readonly id: string } };
      return giftCard.id;
    },
    deactivate: (id) => admin(DEACTIVATE, { id }),
    balance: async (id) => (await admin(BALANCE, { id }))['balance'],
    async send(change, codes) {
      const { data, errors } = await shopper.request<
        Record<string, { readonly cart: { readonly appliedGiftCards: readonly AppliedCard[] } }>
      >(CODES[change], { id: cart.id, codes });
      if (errors.length > 0) throw new Error(errors[0]?.message);
      const [payload] = Object.values(data ?? {});
      return payload?.cart.appliedGiftCards ?? [];
    },
    toPayment: () => goToPayment(buyer, cart.checkoutUrl),
  };
}
