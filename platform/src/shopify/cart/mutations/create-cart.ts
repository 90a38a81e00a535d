import {
  type GraphqlContext,
  networkOf,
  secretHash,
  wireDateTime,
} from '../../../protocol/index.ts';
import { countAttempts } from '../../customers/index.ts';
import { type BuyerIdentityInput, changeBuyerIdentity, customerIdOf } from '../buyer-identity.ts';
import {
  type Cart,
  type CartAttribute,
  type CartContents,
  EMPTY_CONTENTS,
  NOBODY,
} from '../cart.ts';
import { checkAttributes, checkNote, collapseAttributes, collapseCodes } from '../cart-details.ts';
import { uuidOfToken } from '../cart-id.ts';
import { deleteSomeCarts, findMadeCart, insertCart, isTooLarge } from '../cart-rows.ts';
import { addLines } from '../lines/add-lines.ts';
import { availableLines } from '../merchandise.ts';
import { cartTooLarge } from '../user-errors.ts';
import { mayTryDiscounts } from './change-details.ts';
import { openGiftCards } from './change-gift-cards.ts';
import {
  type CartLineInput,
  lineToAdd,
  rejectUnsupportedBuyerInput,
  rejectUnsupportedCartInput,
} from './inputs.ts';
import type { MutationOutcome } from './payload.ts';
import { tooManyCarts, tooManyCodes, unlessThrottled } from './try-codes.ts';

export interface CartInput {
  readonly attributes?: readonly CartAttribute[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly lines?: readonly CartLineInput[] | null;
  readonly note?: string | null;
}

export async function cartCreate(
  context: GraphqlContext,
  args: { readonly input?: CartInput | null },
): Promise<MutationOutcome> {
  const input = args.input ?? {};
  rejectUnsupportedBuyerInput(input.buyerIdentity ?? {});
  rejectUnsupportedCartInput(input);
  const additions = (input.lines ?? []).map((line) => lineToAdd(line));
  const buyer = changeBuyerIdentity(
    { ...NOBODY, countryCode: context.country },
    input.buyerIdentity ?? {},
    { path: ['input', 'buyerIdentity'], customerIdOf: customerIdOf(context) },
  );
  const problems = [
    ...checkNote(input.note, ['input', 'note']),
    ...checkAttributes(input.attributes ?? [], ['input', 'attributes']),
    ...(buyer.kind === 'refused' ? buyer.problems : []),
  ];
  if (problems.length > 0 || buyer.kind === 'refused') {
    return { cart: null, problems, warnings: [] };
  }

  const { store, shop, ids } = context;
  const details: CartContents = {
    ...EMPTY_CONTENTS,
    attributes: collapseAttributes(input.attributes ?? []),
    note: input.note ?? null,
    buyerIdentity: buyer.buyerIdentity,
    discountCodes: collapseCodes(input.discountCodes ?? []),
  };
  const request = requestHashOf(context, input);
  const made = await store.write((sql): MutationOutcome => {
    const before = request === null ? null : findMadeCart(sql, shop.key, request);
    if (before !== null) return { cart: before, problems: [], warnings: [] };
    const requested = additions.map(({ merchandiseId }) => merchandiseId);
    const { merchandiseById } = availableLines(store, shop, details, requested);
    const newLineId = () => uuidOfToken(ids.token());
    const path = ['input', 'lines'];
    const outcome = addLines({ lines: [], additions, merchandiseById, newLineId, path });
    if (outcome.kind === 'refused') return { cart: null, problems: outcome.problems, warnings: [] };
    // Anybody may have as many new carts as they like: guesses are those of the network.
    const by = `new carts of ${networkOf(context.request.buyerIp)}`;
    const giftCardIds = openGiftCards(sql, context, by, input.giftCardCodes ?? []);
    if (giftCardIds === null || !mayTryDiscounts(sql, context, by, details.discountCodes))
      return { cart: null, problems: [tooManyCodes], warnings: [] };
    const { lines } = outcome;
    const cart = newCart(context, { ...details, lines, giftCardIds });
    if (isTooLarge(cart.contents, EMPTY_CONTENTS)) {
      return { cart: null, problems: [{ ...cartTooLarge, field: path }], warnings: [] };
    }
    const now = context.now();
    const { stranger } = context.request;
    const attempt = { limit: 'cartsOfStranger', shop: shop.key, by: stranger ?? '' } as const;
    if (stranger !== undefined && !countAttempts(sql, [attempt], now)) {
      return { cart: null, problems: [tooManyCarts], warnings: [] };
    }
    deleteSomeCarts(sql, now);
    insertCart(sql, cart, request);
    return { cart, problems: [], warnings: outcome.warnings };
  });
  return unlessThrottled(made);
}

/** A client's mistake, another wish under the same key, is another request. */
function requestHashOf({ request }: GraphqlContext, input: CartInput): string | null {
  const { idempotencyKey } = request;
  return idempotencyKey === undefined
    ? null
    : secretHash(`${idempotencyKey} ${JSON.stringify(input)}`);
}

function newCart({ shop, ids, now }: GraphqlContext, contents: CartContents): Cart {
  const createdAt = wireDateTime(now());
  return {
    shop: shop.key,
    token: ids.token(),
    key: ids.token(),
    checkoutKey: ids.token(),
    createdAt,
    updatedAt: createdAt,
    completedAt: null,
    contents,
  };
}
