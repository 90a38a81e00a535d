import {
  type GraphqlContext,
  gid,
  type ResolverMap,
  requestError,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { Cart, CartMetafield } from '../cart.ts';
import { isTooLarge, updateCart } from '../cart-rows.ts';
import { findOpenCart, toCurrentGraphqlCart } from '../load-cart.ts';
import { cartTooLarge } from '../user-errors.ts';
import {
  checkMetafield,
  findMetafield,
  MAX_METAFIELDS_AT_ONCE,
  type MetafieldInput,
  type MetafieldProblem,
  parseMetafieldName,
  setMetafield,
} from './set-metafields.ts';

interface OwnedMetafieldInput extends MetafieldInput {
  readonly ownerId: string;
}

interface SetMetafield {
  readonly metafield: CartMetafield;
  readonly cart: Cart;
}

type MetafieldsOutcome =
  | { readonly kind: 'set'; readonly set: readonly SetMetafield[] }
  | { readonly kind: 'refused'; readonly problems: readonly MetafieldProblem[] };

/** All or none, over as many carts as the inputs name. */
async function cartMetafieldsSet(
  context: GraphqlContext,
  { metafields: inputs }: { readonly metafields: readonly OwnedMetafieldInput[] },
): Promise<MetafieldsOutcome> {
  if (inputs.length > MAX_METAFIELDS_AT_ONCE) return { kind: 'refused', problems: [tooMany] };
  return context.store.write((sql) => {
    const problems = inputs.flatMap((input, index) => {
      const path = ['metafields', String(index)];
      const owner = findOpenCart(sql, context, input.ownerId);
      return owner ? checkMetafield(input, path) : [ownerMissing(path)];
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

type MetafieldDeletion =
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: 'INVALID_OWNER' | 'METAFIELD_DOES_NOT_EXIST' };

async function cartMetafieldDelete(
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
  const contents = { ...cart.contents, metafields };
  // Thrown, so that nothing of the whole call is kept.
  if (isTooLarge(contents, cart.contents)) throw requestError('BAD_REQUEST', cartTooLarge.message);
  const saved = { ...cart, contents, updatedAt };
  updateCart(sql, saved);
  return saved;
}

const tooMany: MetafieldProblem = {
  code: 'LESS_THAN_OR_EQUAL_TO',
  elementIndex: null,
  field: ['metafields'],
  message: `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS_AT_ONCE}.`,
};

function ownerMissing(path: readonly string[]): MetafieldProblem {
  const field = [...path, 'ownerId'];
  return { code: 'INVALID_OWNER', elementIndex: null, field, message: 'Owner does not exist.' };
}

const DELETION_PROBLEMS = {
  INVALID_OWNER: { field: ['input', 'ownerId'], message: 'Owner does not exist.' },
  METAFIELD_DOES_NOT_EXIST: { field: ['input', 'key'], message: 'Metafield does not exist' },
} as const;

function toGraphqlMetafield(context: GraphqlContext, { metafield, cart }: SetMetafield): object {
  const { number, ...rest } = metafield;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', number),
    ...rest,
    list: metafield.type.startsWith('list.'),
    description: null,
    parentResource: toCurrentGraphqlCart(context, cart, true),
  };
}

/** Metafield mutations have their own error types and return no cart. */
export const METAFIELD_MUTATIONS: ResolverMap[string] = {
  cartMetafieldsSet: async (
    _,
    args: Parameters<typeof cartMetafieldsSet>[1],
    context: GraphqlContext,
  ) => {
    const outcome = await cartMetafieldsSet(context, args);
    if (outcome.kind === 'refused') return { metafields: [], userErrors: outcome.problems };
    const metafields = outcome.set.map((each) => toGraphqlMetafield(context, each));
    return { metafields, userErrors: [] };
  },
  cartMetafieldDelete: async (
    _,
    args: Parameters<typeof cartMetafieldDelete>[1],
    context: GraphqlContext,
  ) => {
    const outcome = await cartMetafieldDelete(context, args);
    if (outcome.kind === 'deleted') return { deletedId: outcome.id, userErrors: [] };
    const { code } = outcome;
    return { deletedId: null, userErrors: [{ code, ...DELETION_PROBLEMS[code] }] };
  },
};
