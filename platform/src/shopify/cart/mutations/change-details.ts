import type { GraphqlContext } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { meaningOfCode, readDiscounts, statusOf } from '../../discounts/index.ts';
import { type BuyerIdentityInput, changeBuyerIdentity, customerIdOf } from '../buyer-identity.ts';
import type { CartAttribute } from '../cart.ts';
import { checkAttributes, checkNote, collapseAttributes, collapseCodes } from '../cart-details.ts';
import { rejectUnsupportedBuyerInput } from './inputs.ts';
import { changeCart, type MutationOutcome } from './payload.ts';
import { tooManyCodes, tryCodes, unlessThrottled } from './try-codes.ts';

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
  const outcome = changeCart(context, args.cartId, ({ token, contents }, sql) => {
    const discountCodes = collapseCodes(args.discountCodes ?? []);
    const known = new Set(contents.discountCodes.map(meaningOfCode));
    const added = discountCodes.filter((code) => !known.has(meaningOfCode(code)));
    if (!mayTryDiscounts(sql, context, token, added)) {
      return { kind: 'refused', problems: [tooManyCodes], showsCart: false };
    }
    return { kind: 'changed', contents: { ...contents, discountCodes } };
  });
  return outcome.then(unlessThrottled);
}

/** Counts codes that no discount has now; a cart keeps them, but nobody tries them without end. */
export function mayTryDiscounts(
  sql: Sql,
  context: GraphqlContext,
  by: string,
  codes: readonly string[],
): boolean {
  const active = readDiscounts(sql, context.shop.key).filter(
    (one) => statusOf(one, context.now()) === 'ACTIVE',
  );
  const given = new Set(active.map(({ code }) => meaningOfCode(code ?? '')));
  const open = (code: string) => (given.has(meaningOfCode(code)) ? code : null);
  return tryCodes(sql, context, { limit: 'wrongDiscountOfCart', codes, by, open }) !== null;
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
