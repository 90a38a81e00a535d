import { type GraphqlContext, networkOf, wireDateTime } from '../../../protocol/index.ts';
import { type BuyerIdentityInput, changeBuyerIdentity, customerIdOf } from '../buyer-identity.ts';
import {
  type Cart,
  type CartAttribute,
  type CartContents,
  type CartMetafield,
  EMPTY_CONTENTS,
  NOBODY,
} from '../cart.ts';
import { checkAttributes, checkNote, collapseAttributes, collapseCodes } from '../cart-details.ts';
import { uuidOfToken } from '../cart-id.ts';
import { deleteSomeCarts, insertCart, isTooLarge } from '../cart-rows.ts';
import { addAddresses, type SelectableAddressInput } from '../delivery-addresses.ts';
import { addLines } from '../lines/add-lines.ts';
import { CART_LIFETIME_IN_DAYS, oldestLivingUpdate } from '../load-cart.ts';
import { availableLines } from '../merchandise.ts';
import { type CartUserError, cartTooLarge } from '../user-errors.ts';
import { addressContext } from './change-addresses.ts';
import { openGiftCards, throttleError, tooManyCodes } from './change-gift-cards.ts';
import {
  type CartLineInput,
  lineToAdd,
  rejectStrictChecks,
  rejectUnsupportedBuyerInput,
} from './inputs.ts';
import { checkMetafield, type MetafieldInput, setMetafield } from './metafields.ts';
import type { MutationOutcome } from './payload.ts';

export interface CartInput {
  readonly attributes?: readonly CartAttribute[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly lines?: readonly CartLineInput[] | null;
  readonly note?: string | null;
  readonly metafields?: readonly MetafieldInput[] | null;
  readonly delivery?: { readonly addresses?: readonly SelectableAddressInput[] | null } | null;
}

export async function cartCreate(
  context: GraphqlContext,
  args: { readonly input?: CartInput | null },
): Promise<MutationOutcome> {
  const input = args.input ?? {};
  rejectUnsupportedBuyerInput(input.buyerIdentity ?? {});
  rejectStrictChecks(input.delivery?.addresses ?? []);
  const additions = (input.lines ?? []).map((line) => lineToAdd(line, null));
  const buyer = changeBuyerIdentity(
    { ...NOBODY, countryCode: context.country },
    input.buyerIdentity ?? {},
    { path: ['input', 'buyerIdentity'], customerIdOf: customerIdOf(context) },
  );
  const addressing = addressContext(
    context,
    buyer.kind === 'changed' ? buyer.buyerIdentity.customerId : null,
  );
  const delivery = addAddresses([], input.delivery?.addresses ?? [], addressing);
  const problems = [
    ...checkNote(input.note, ['input', 'note']),
    ...checkAttributes(input.attributes ?? [], ['input', 'attributes']),
    ...(buyer.kind === 'refused' ? buyer.problems : []),
    ...(delivery.kind === 'refused'
      ? delivery.problems.map((one) => ({ ...one, field: ['input', 'delivery', ...one.field] }))
      : []),
    ...checkMetafields(input.metafields ?? []),
  ];
  if (problems.length > 0 || buyer.kind === 'refused' || delivery.kind === 'refused')
    return { cart: null, problems, warnings: [] };

  const { store, shop, ids } = context;
  const details: CartContents = {
    ...EMPTY_CONTENTS,
    attributes: collapseAttributes(input.attributes ?? []),
    note: input.note ?? null,
    buyerIdentity: buyer.buyerIdentity,
    discountCodes: collapseCodes(input.discountCodes ?? []),
    ...(delivery.addresses.length > 0 && { deliveryAddresses: delivery.addresses }),
  };
  const made = await store.write((sql): MutationOutcome => {
    const requested = additions.map(({ merchandiseId }) => merchandiseId);
    const { merchandiseById } = availableLines(store, shop, details, requested);
    const newLineId = () => uuidOfToken(ids.token());
    const path = ['input', 'lines'];
    const outcome = addLines({ lines: [], additions, merchandiseById, newLineId, path });
    if (outcome.kind === 'refused') return { cart: null, problems: outcome.problems, warnings: [] };
    const metafields = (input.metafields ?? []).reduce<readonly CartMetafield[]>(
      (before, metafield) => setMetafield(before, metafield, context),
      [],
    );
    // Anybody may have as many new carts as they like: guesses are those of the network.
    const by = `new carts of ${networkOf(context.request.buyerIp)}`;
    const giftCardIds = openGiftCards(sql, context, by, input.giftCardCodes ?? []);
    if (giftCardIds === null) return { cart: null, problems: [tooManyCodes], warnings: [] };
    const { lines } = outcome;
    const cart = newCart(context, { ...details, lines, metafields, giftCardIds });
    if (isTooLarge(cart.contents, EMPTY_CONTENTS)) {
      return { cart: null, problems: [{ ...cartTooLarge, field: path }], warnings: [] };
    }
    deleteSomeCarts(sql, oldestLivingUpdate(context.now(), CART_LIFETIME_IN_DAYS));
    insertCart(sql, cart);
    return { cart, problems: [], warnings: outcome.warnings };
  });
  if (made.problems.includes(tooManyCodes)) throw throttleError();
  return made;
}

function checkMetafields(inputs: readonly MetafieldInput[]): readonly CartUserError[] {
  return inputs.flatMap((input, index) =>
    checkMetafield(input, ['input', 'metafields', String(index)]).map(({ field, message }) => ({
      code: 'INVALID_METAFIELDS' as const,
      field,
      message,
    })),
  );
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
