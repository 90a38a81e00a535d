import type { GraphqlContext } from '../../../protocol/index.ts';
import { checkGid } from '../../catalogue/index.ts';
import type { Cart } from '../cart.ts';
import { parseLineId, uuidOfToken } from '../cart-id.ts';
import { addLines } from '../lines/add-lines.ts';
import type { LinesOutcome } from '../lines/check-line.ts';
import { type LineChange, removeLines, updateLines } from '../lines/update-lines.ts';
import { availableLines } from '../merchandise.ts';
import {
  type CartLineInput,
  type CartLineUpdateInput,
  lineToAdd,
  rejectUnsupportedRemoval,
} from './inputs.ts';
import { type ContentsOutcome, changeCart, type MutationOutcome } from './payload.ts';

export function cartLinesAdd(
  context: GraphqlContext,
  { cartId, lines }: { readonly cartId: string; readonly lines: readonly CartLineInput[] },
): Promise<MutationOutcome> {
  return changeCart(context, cartId, (cart) => {
    const additions = lines.map(lineToAdd);
    const requested = additions.map(({ merchandiseId }) => merchandiseId);
    const current = availableLines(context.store, context.shop, cart.contents, requested);
    const newLineId = () => uuidOfToken(context.ids.token());
    return withLines(cart, addLines({ ...current, additions, newLineId, path: ['lines'] }), false);
  });
}

export function cartLinesUpdate(
  context: GraphqlContext,
  { cartId, lines }: { readonly cartId: string; readonly lines: readonly CartLineUpdateInput[] },
): Promise<MutationOutcome> {
  return changeCart(context, cartId, (cart) => {
    const changes = lines.map((input) => lineChange(input, cart));
    const requested = changes.flatMap(({ merchandiseId }) => merchandiseId ?? []);
    const current = availableLines(context.store, context.shop, cart.contents, requested);
    return withLines(cart, updateLines({ ...current, changes }), true);
  });
}

interface RemoveArguments {
  readonly cartId: string;
  readonly lineIds?: readonly string[] | null;
  readonly viewKeys?: readonly string[] | null;
}

export function cartLinesRemove(
  context: GraphqlContext,
  { cartId, lineIds, ...more }: RemoveArguments,
): Promise<MutationOutcome> {
  rejectUnsupportedRemoval(more);
  return changeCart(context, cartId, (cart) => {
    const { lines } = availableLines(context.store, context.shop, cart.contents, []);
    const ids = (lineIds ?? []).map((lineId) => parseLineId(lineId, cart));
    return withLines(cart, removeLines({ lines, lineIds: ids }), true);
  });
}

function lineChange(input: CartLineUpdateInput, cart: Cart): LineChange {
  const { sellingPlanId } = input;
  return {
    lineId: parseLineId(input.id, cart),
    ...(input.merchandiseId ? { merchandiseId: checkGid(input.merchandiseId) } : {}),
    ...(typeof input.quantity === 'number' ? { quantity: input.quantity } : {}),
    ...(input.attributes ? { attributes: input.attributes } : {}),
    ...(sellingPlanId === undefined ? {} : { sellingPlanId }),
  };
}

function withLines(cart: Cart, outcome: LinesOutcome, showsCart: boolean): ContentsOutcome {
  if (outcome.kind === 'refused') return { ...outcome, showsCart };
  const { lines, warnings } = outcome;
  return { kind: 'changed', contents: { ...cart.contents, lines }, warnings };
}
