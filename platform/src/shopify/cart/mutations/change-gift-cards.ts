import { type GraphqlContext, parseGid } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { openGiftCard } from '../../gift-cards/index.ts';
import type { Cart } from '../cart.ts';
import { withGiftCards } from '../load-cart.ts';
import { type ContentsOutcome, changeCart, type MutationOutcome } from './payload.ts';
import { tooManyCodes, tryCodes, unlessThrottled } from './try-codes.ts';

interface Codes {
  readonly cartId: string;
  readonly giftCardCodes: readonly string[];
}

/** The cards of these codes and no others. */
export function cartGiftCardCodesUpdate(
  context: GraphqlContext,
  codes: Codes,
): Promise<MutationOutcome> {
  return changeByCodes(context, codes, () => []);
}

export function cartGiftCardCodesAdd(
  context: GraphqlContext,
  codes: Codes,
): Promise<MutationOutcome> {
  return changeByCodes(context, codes, ({ contents }) => contents.giftCardIds ?? []);
}

async function changeByCodes(
  context: GraphqlContext,
  { cartId, giftCardCodes }: Codes,
  keptOf: (cart: Cart) => readonly number[],
): Promise<MutationOutcome> {
  const outcome = await changeCart(context, cartId, (cart, sql) => {
    const opened = openGiftCards(sql, context, cart.token, giftCardCodes);
    if (opened === null) return { kind: 'refused', problems: [tooManyCodes], showsCart: false };
    return changedTo(cart, [...keptOf(cart), ...opened]);
  });
  return unlessThrottled(outcome);
}

export function cartGiftCardCodesRemove(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly appliedGiftCardIds: readonly string[] },
): Promise<MutationOutcome> {
  const removed = args.appliedGiftCardIds.map((id) => Number(parseGid(id)?.id));
  return changeCart(context, args.cartId, (cart) => {
    const kept = (cart.contents.giftCardIds ?? []).filter((id) => !removed.includes(id));
    return changedTo(cart, kept);
  });
}

function changedTo(cart: Cart, ids: readonly number[]): ContentsOutcome {
  return { kind: 'changed', contents: withGiftCards(cart, ids).contents };
}

/** Opens gift cards; a code that opens nothing is passed over without a word, as at Shopify. Null: too many were wrong. */
export function openGiftCards(
  sql: Sql,
  context: GraphqlContext,
  by: string,
  codes: readonly string[],
): readonly number[] | null {
  const open = (code: string) => openGiftCard(sql, context, context.shop.key, code);
  return tryCodes(sql, context, { limit: 'wrongCodeOfCart', codes, by, open });
}
