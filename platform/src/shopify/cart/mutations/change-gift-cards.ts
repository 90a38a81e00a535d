import { type GraphqlContext, parseGid, requestError } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { countAttempts, refundAttempt } from '../../customers/index.ts';
import { openGiftCard } from '../../gift-cards/index.ts';
import type { Cart } from '../cart.ts';
import { withGiftCards } from '../load-cart.ts';
import type { CartUserError } from '../user-errors.ts';
import { type ContentsOutcome, changeCart, type MutationOutcome } from './payload.ts';

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
  if (outcome.problems.includes(tooManyCodes)) throw throttleError();
  return outcome;
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

/** Ends the write without an exception: one would undo the count of the guesses with it. */
export const tooManyCodes: CartUserError = {
  code: 'INVALID',
  field: ['giftCardCodes'],
  message: 'Too many gift card codes were tried. Try again later.',
};

export function throttleError(): Error {
  return requestError('THROTTLED', tooManyCodes.message);
}

/**
 * A code that opens nothing is passed over without a word, as at Shopify; guesses are counted, as the checkout's are.
 * Null: too many were wrong.
 */
export function openGiftCards(
  sql: Sql,
  context: GraphqlContext,
  /** Owner of the guesses. */
  by: string,
  codes: readonly string[],
): readonly number[] | null {
  const shop = context.shop.key;
  const attempt = { limit: 'wrongCodeOfCart', shop, by } as const;
  const opened: number[] = [];
  for (const code of codes) {
    if (!countAttempts(sql, [attempt], context.now())) return null;
    const id = openGiftCard(sql, context, shop, code);
    if (id === null) continue;
    refundAttempt(sql, attempt);
    opened.push(id);
  }
  return opened;
}
