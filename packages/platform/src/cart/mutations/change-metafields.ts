import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import { gid } from '../../ids/index.ts';
import type { Sql } from '../../store/index.ts';
import type { Cart, CartMetafield } from '../cart.ts';
import { findOpenCart } from '../find-open-cart.ts';
import {
  checkMetafield,
  findMetafield,
  MAX_METAFIELDS_AT_ONCE,
  type MetafieldInput,
  type MetafieldProblem,
  parseMetafieldName,
  setMetafield,
} from '../metafields/set-metafields.ts';
import { updateCart } from '../store/cart-rows.ts';

interface OwnedMetafieldInput extends MetafieldInput {
  readonly ownerId: string;
}

export interface SetMetafield {
  readonly metafield: CartMetafield;
  readonly cart: Cart;
}

export type MetafieldsOutcome =
  | { readonly kind: 'set'; readonly set: readonly SetMetafield[] }
  | { readonly kind: 'refused'; readonly problems: readonly MetafieldProblem[] };

/** All or none, over as many carts as the inputs name. */
export async function cartMetafieldsSet(
  context: GraphqlContext,
  { metafields: inputs }: { readonly metafields: readonly OwnedMetafieldInput[] },
): Promise<MetafieldsOutcome> {
  if (inputs.length > MAX_METAFIELDS_AT_ONCE) return { kind: 'refused', problems: [tooMany] };
  return context.store.write((sql) => {
    const problems = inputs.flatMap((input, index) => {
      const path = ['metafields', String(index)];
      const owner = findOpenCart(sql, context, input.ownerId);
      return owner ? checkMetafield(input, path, index) : [ownerMissing(path, index)];
    });
    if (problems.length > 0) return { kind: 'refused', problems };
    return { kind: 'set', set: inputs.flatMap((input) => setOne(sql, context, input)) };
  });
}

function setOne(
  sql: Sql,
  context: GraphqlContext,
  input: OwnedMetafieldInput,
): readonly SetMetafield[] {
  const found = findOpenCart(sql, context, input.ownerId);
  const name = parseMetafieldName(input.key);
  if (!found || !name) return [];
  const now = wireDateTime(context.now());
  const newNumber = () => context.ids.next('Metafield');
  const metafields = setMetafield(found.contents.metafields, input, { newNumber, now });
  const cart = save(sql, found, metafields, now);
  const metafield = findMetafield(metafields, name);
  return metafield ? [{ metafield, cart }] : [];
}

export type MetafieldDeletion =
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: 'INVALID_OWNER' | 'METAFIELD_DOES_NOT_EXIST' };

export async function cartMetafieldDelete(
  context: GraphqlContext,
  { input }: { readonly input: { readonly key: string; readonly ownerId: string } },
): Promise<MetafieldDeletion> {
  return context.store.write((sql) => {
    const cart = findOpenCart(sql, context, input.ownerId);
    if (!cart) return { kind: 'refused', code: 'INVALID_OWNER' };
    const name = parseMetafieldName(input.key);
    const found = name && findMetafield(cart.contents.metafields, name);
    if (!found) return { kind: 'refused', code: 'METAFIELD_DOES_NOT_EXIST' };
    const rest = cart.contents.metafields.filter((each) => each !== found);
    save(sql, cart, rest, wireDateTime(context.now()));
    return { kind: 'deleted', id: gid('Metafield', found.number) };
  });
}

function save(sql: Sql, cart: Cart, metafields: readonly CartMetafield[], updatedAt: string): Cart {
  const saved = { ...cart, contents: { ...cart.contents, metafields }, updatedAt };
  updateCart(sql, saved);
  return saved;
}

const tooMany: MetafieldProblem = {
  code: 'LESS_THAN_OR_EQUAL_TO',
  elementIndex: null,
  field: ['metafields'],
  message: `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS_AT_ONCE}.`,
};

function ownerMissing(path: readonly string[], elementIndex: number): MetafieldProblem {
  const field = [...path, 'ownerId'];
  return { code: 'INVALID_OWNER', elementIndex, field, message: 'Owner does not exist.' };
}
