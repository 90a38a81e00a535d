import type { GraphqlContext } from '../../../protocol/index.ts';
import { type BuyerIdentityInput, changeBuyerIdentity, customerIdOf } from '../buyer-identity.ts';
import type { CartAttribute } from '../cart.ts';
import { checkAttributes, checkNote, collapseAttributes, collapseCodes } from '../cart-details.ts';
import { rejectUnsupportedBuyerInput } from './inputs.ts';
import { changeCart, type MutationOutcome } from './payload.ts';

export function cartAttributesUpdate(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly attributes: readonly CartAttribute[] },
): Promise<MutationOutcome> {
  return changeCart(context, args.cartId, ({ contents }) => {
    const problems = checkAttributes(args.attributes, ['attributes']);
    if (problems.length > 0) return { kind: 'refused', problems, showsCart: false };
    const attributes = collapseAttributes(args.attributes);
    return { kind: 'changed', contents: { ...contents, attributes } };
  });
}

/** Sets the note; null, which 2024-01 allows, takes it off. */
export function cartNoteUpdate(
  context: GraphqlContext,
  { cartId, note }: { readonly cartId: string; readonly note?: string | null },
): Promise<MutationOutcome> {
  return changeCart(context, cartId, ({ contents }) => {
    const problems = checkNote(note, ['note']);
    if (problems.length > 0) return { kind: 'refused', problems, showsCart: false };
    return { kind: 'changed', contents: { ...contents, note: note ?? null } };
  });
}

export function cartDiscountCodesUpdate(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly discountCodes?: readonly string[] | null },
): Promise<MutationOutcome> {
  return changeCart(context, args.cartId, ({ contents }) => ({
    kind: 'changed',
    contents: { ...contents, discountCodes: collapseCodes(args.discountCodes ?? []) },
  }));
}

export function cartBuyerIdentityUpdate(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly buyerIdentity: BuyerIdentityInput },
): Promise<MutationOutcome> {
  rejectUnsupportedBuyerInput(args.buyerIdentity);
  return changeCart(context, args.cartId, ({ contents }) => {
    const outcome = changeBuyerIdentity(contents.buyerIdentity, args.buyerIdentity, {
      path: ['buyerIdentity'],
      customerIdOf: customerIdOf(context),
    });
    if (outcome.kind === 'refused') return { ...outcome, showsCart: true };
    return { kind: 'changed', contents: { ...contents, buyerIdentity: outcome.buyerIdentity } };
  });
}
