import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { collapseAttributes } from '../attributes.ts';
import { type BuyerIdentityInput, changeBuyerIdentity } from '../buyer-identity.ts';
import {
  type Cart,
  type CartAttribute,
  type CartContents,
  type CartMetafield,
  EMPTY_CONTENTS,
  NOBODY,
} from '../cart.ts';
import { customerIdOf } from '../customer-id-of.ts';
import { collapseCodes } from '../discount-codes.ts';
import { CART_LIFETIME_IN_DAYS, oldestLivingUpdate } from '../lifetime.ts';
import { addLines } from '../lines/add-lines.ts';
import { linesOnSale } from '../lines-on-sale.ts';
import { checkMetafield, type MetafieldInput, setMetafield } from '../metafields/set-metafields.ts';
import { checkNote } from '../note.ts';
import type { CartProblem } from '../problems.ts';
import { deleteSomeCarts, insertCart } from '../store/cart-rows.ts';
import { uuidOfToken } from '../uuid-of-token.ts';
import type { MutationOutcome } from './change-cart.ts';
import { type CartLineInput, lineToAdd } from './inputs.ts';
import { requireServedBuyerInput, requireServedCartInput } from './unserved-input.ts';

export interface CartInput {
  readonly attributes?: readonly CartAttribute[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly lines?: readonly CartLineInput[] | null;
  readonly note?: string | null;
  readonly metafields?: readonly MetafieldInput[] | null;
}

export async function cartCreate(
  context: GraphqlContext,
  args: { readonly input?: CartInput | null },
): Promise<MutationOutcome> {
  const input = args.input ?? {};
  requireServedCartInput(input);
  requireServedBuyerInput(input.buyerIdentity ?? {});
  const additions = (input.lines ?? []).map(lineToAdd);
  const buyer = changeBuyerIdentity(
    { ...NOBODY, countryCode: context.country },
    input.buyerIdentity ?? {},
    { path: ['input', 'buyerIdentity'], customerIdOf: customerIdOf(context) },
  );
  const problems = [
    ...checkNote(input.note, ['input', 'note']),
    ...(buyer.kind === 'refused' ? buyer.problems : []),
    ...checkMetafields(input.metafields ?? []),
  ];
  if (problems.length > 0 || buyer.kind === 'refused')
    return { cart: null, problems, warnings: [] };

  const { store, shop, ids } = context;
  const details: CartContents = {
    ...EMPTY_CONTENTS,
    attributes: collapseAttributes(input.attributes ?? []),
    note: input.note ?? null,
    buyerIdentity: buyer.buyerIdentity,
    discountCodes: collapseCodes(input.discountCodes ?? []),
  };
  return store.write((sql) => {
    const wanted = additions.map(({ merchandiseId }) => merchandiseId);
    const { merchandiseById } = linesOnSale(store, shop, [], wanted);
    const newLineId = () => uuidOfToken(ids.token());
    const path = ['input', 'lines'];
    const outcome = addLines({ lines: [], additions, merchandiseById, newLineId, path });
    if (outcome.kind === 'refused') return { cart: null, problems: outcome.problems, warnings: [] };
    const metafields = newMetafields(context, input.metafields ?? []);
    const cart = newCart(context, { ...details, lines: outcome.lines, metafields });
    deleteSomeCarts(sql, oldestLivingUpdate(context.now(), CART_LIFETIME_IN_DAYS));
    insertCart(sql, cart);
    return { cart, problems: [], warnings: outcome.warnings };
  });
}

function checkMetafields(inputs: readonly MetafieldInput[]): readonly CartProblem[] {
  return inputs.flatMap((input, index) =>
    checkMetafield(input, ['input', 'metafields', String(index)], index).map(
      ({ field, message }) => ({ code: 'INVALID_METAFIELDS' as const, field, message }),
    ),
  );
}

function newMetafields(
  { ids, now }: GraphqlContext,
  inputs: readonly MetafieldInput[],
): readonly CartMetafield[] {
  const making = { newNumber: () => ids.next('Metafield'), now: wireDateTime(now()) };
  return inputs.reduce<readonly CartMetafield[]>(
    (metafields, input) => setMetafield(metafields, input, making),
    [],
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
