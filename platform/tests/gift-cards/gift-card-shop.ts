import { expect } from 'vitest';
import { goToPayment } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
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

interface WithCards {
  readonly appliedGiftCards: readonly AppliedCard[];
}

/** A shop with a cart of two shampoos at 12.50; delivery is 4.95. */
export async function openGiftCardShop(version = '2026-10') {
  const shop = await openCheckoutShop();
  const merchant = merchantAt(shop.platform, 'nl');
  const shopper = shopperAt(shop.platform, 'nl', version);
  const { buyer } = shop;
  const cart = await shop.fillCart(2);
  const admin = merchant.send<Fields>;
  const tryToIssue = (input: Fields) => admin(ISSUE, { input });
  return {
    shop,
    buyer,
    cart,
    admin,
    tryToIssue,
    /** Issues a card and returns its id. */
    async issue(code: string, amount: string, more: Fields = {}) {
      const payload = await tryToIssue({ code, initialValue: amount, ...more });
      expect(payload).toMatchObject({ userErrors: [] });
      const { giftCard } = payload as { readonly giftCard: { readonly id: string } };
      return giftCard.id;
    },
    deactivate: (id: string) => admin(DEACTIVATE, { id }),
    balance: async (id: string) => (await admin(BALANCE, { id }))['balance'],
    /** Sends codes, or ids to remove; returns the cards that the cart has then. */
    async send(change: keyof typeof CODES, codes: readonly string[]) {
      const variables = { id: cart.id, codes };
      const answer = await shopper.send<{ readonly cart: WithCards }>(CODES[change], variables);
      return answer.cart.appliedGiftCards;
    },
    toPayment: () => goToPayment(buyer, cart.checkoutUrl),
  };
}
