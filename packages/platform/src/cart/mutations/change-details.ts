import type { GraphqlContext } from '../../graphql/index.ts';
import { collapseAttributes } from '../attributes.ts';
import { type BuyerIdentityInput, changeBuyerIdentity } from '../buyer-identity.ts';
import type { CartAttribute } from '../cart.ts';
import { customerIdOf } from '../customer-id-of.ts';
import { collapseCodes } from '../discount-codes.ts';
import { checkNote } from '../note.ts';
import { changeCart, type MutationOutcome } from './change-cart.ts';
import { requireServedBuyerInput } from './unserved-input.ts';

export function cartAttributesUpdate(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly attributes: readonly CartAttribute[] },
): Promise<MutationOutcome> {
  return changeCart(context, args.cartId, ({ contents }) => ({
    kind: 'changed',
    contents: { ...contents, attributes: collapseAttributes(args.attributes) },
  }));
}

/** In 2024-01 a note may be null: it takes the note off. */
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
  requireServedBuyerInput(args.buyerIdentity);
  return changeCart(context, args.cartId, ({ contents }) => {
    const outcome = changeBuyerIdentity(contents.buyerIdentity, args.buyerIdentity, {
      path: ['buyerIdentity'],
      customerIdOf: customerIdOf(context),
    });
    if (outcome.kind === 'refused') return { ...outcome, showsCart: true };
    return { kind: 'changed', contents: { ...contents, buyerIdentity: outcome.buyerIdentity } };
  });
}
