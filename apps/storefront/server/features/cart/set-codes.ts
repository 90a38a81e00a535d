import { giftCardOf, mayBeGiftCard } from '@lokke/domain/cart';
import {
  type Cart,
  type CartResult,
  cartDiscountCodesUpdate,
  cartGiftCardsAdd,
  cartGiftCardsRemove,
  type StorefrontClient,
} from '@lokke/shopify-storefront';

export interface WantedCodes {
  readonly discountCodes: readonly string[];
  /** Ids of gift cards in the cart. */
  readonly removedGiftCards?: readonly string[] | undefined;
}

/** Sets a cart's codes. Visitors type gift cards into the same field: what is no discount is tried as one. */
export async function setCodes(
  client: StorefrontClient,
  here: Omit<Parameters<typeof cartDiscountCodesUpdate>[1], 'discountCodes'>,
  { discountCodes, removedGiftCards = [] }: WantedCodes,
): Promise<CartResult> {
  const result = await cartDiscountCodesUpdate(client, { ...here, discountCodes });
  // Undefined: the shop answers in a version without gift cards in carts.
  if (!result.ok || result.value.appliedGiftCards === undefined) return result;
  const ids = result.value.appliedGiftCards.map(({ id }) => id);
  const appliedGiftCardIds = removedGiftCards.filter((id) => ids.includes(id));
  if (appliedGiftCardIds.length > 0) {
    return cartGiftCardsRemove(client, { ...here, appliedGiftCardIds });
  }
  const tried = triedAsGiftCards(result.value);
  if (tried.length === 0) return result;
  const paying = await cartGiftCardsAdd(client, { ...here, giftCardCodes: tried });
  // Whatever a shop answers to a code that pays nothing: it is one that does not apply.
  if (!paying.ok) return result;
  const cards = paying.value.appliedGiftCards ?? [];
  const kept = discountCodes.filter(
    (code) => !tried.includes(code) || giftCardOf(cards, code) === null,
  );
  if (kept.length === discountCodes.length) return result;
  return cartDiscountCodesUpdate(client, { ...here, discountCodes: kept });
}

function triedAsGiftCards({ discountCodes }: Cart): readonly string[] {
  return discountCodes.flatMap(({ code, applicable }) =>
    !applicable && mayBeGiftCard(code) ? [code] : [],
  );
}
