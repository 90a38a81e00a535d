import { type GraphqlContext, parseGid, requestError, type Sql } from '../../core/index.ts';
import { countAttempts, refundAttempt } from '../../customers/index.ts';
import { openGiftCard } from '../../gift-cards/index.ts';
import type { Cart } from '../cart.ts';
import { withGiftCards } from '../load-cart.ts';
import { type ContentsOutcome, changeCart, type MutationOutcome } from './payload.ts';

interface Codes {
  readonly cartId: string;
  readonly giftCardCodes: readonly string[];
}

/** The cards of these codes and no others. */
export function cartGiftCardCodesUpdate(
  context: GraphqlContext,
  { cartId, giftCardCodes }: Codes,
): Promise<MutationOutcome> {
  return changeCart(context, cartId, (cart, sql) =>
    changedTo(cart, openGiftCards(sql, context, cart.token, giftCardCodes)),
  );
}

export function cartGiftCardCodesAdd(
  context: GraphqlContext,
  { cartId, giftCardCodes }: Codes,
): Promise<MutationOutcome> {
  return changeCart(context, cartId, (cart, sql) =>
    changedTo(cart, [
      ...(cart.contents.giftCardIds ?? []),
      ...openGiftCards(sql, context, cart.token, giftCardCodes),
    ]),
  );
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

/** A code that opens nothing is passed over without a word, as at Shopify; guesses are counted, as the checkout's are. */
export function openGiftCards(
  sql: Sql,
  context: GraphqlContext,
  /** Whose guesses they are. */
  by: string,
  codes: readonly string[],
): readonly number[] {
  const shop = context.shop.key;
  const attempt = { limit: 'wrongCodeOfCart', shop, by } as const;
  return codes.flatMap((code) => {
    if (!countAttempts(sql, [attempt], context.now())) {
      throw requestError('THROTTLED', 'Too many gift card codes were tried. Try again later.');
    }
    const id = openGiftCard(sql, context, shop, code);
    if (id === null) return [];
    refundAttempt(sql, attempt);
    return [id];
  });
}
