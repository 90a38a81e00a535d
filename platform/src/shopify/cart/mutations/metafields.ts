import {
  type GraphqlContext,
  gid,
  judgeMetafieldValue,
  type ResolverMap,
  requestError,
  wireDateTime,
  wrongValueMessage,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { Cart, CartMetafield } from '../cart.ts';
import { isTooLarge, updateCart } from '../cart-rows.ts';
import { findOpenCart, toCurrentGraphqlCart } from '../load-cart.ts';
import { cartTooLarge } from '../user-errors.ts';

export interface MetafieldInput {
  /** Namespace and key in one: `salon.number`. */
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

interface MetafieldProblem {
  readonly code: 'INVALID_OWNER' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'LESS_THAN_OR_EQUAL_TO';
  readonly elementIndex: null;
  readonly field: readonly string[];
  readonly message: string;
}

const MAX_METAFIELDS_AT_ONCE = 25;
const NAMESPACE_AND_KEY = /^([A-Za-z0-9_$:-]{2,255})\.([A-Za-z0-9_-]{2,64})$/;

function parseName(composite: string) {
  const [, namespace, key] = NAMESPACE_AND_KEY.exec(composite) ?? [];
  return namespace === undefined || key === undefined ? null : { namespace, key };
}

function findMetafield(metafields: readonly CartMetafield[], composite: string) {
  return metafields.find(({ namespace, key }) => `${namespace}.${key}` === composite) ?? null;
}

export function checkMetafield(
  { key, type, value }: MetafieldInput,
  path: readonly string[],
): readonly MetafieldProblem[] {
  const problem = (code: MetafieldProblem['code'], name: string, message: string) => [
    { code, elementIndex: null, field: [...path, name], message },
  ];
  if (!parseName(key)) return problem('INVALID_VALUE', 'key', 'Key must include a namespace.');
  switch (judgeMetafieldValue(type, value)) {
    case 'fits':
      return [];
    case 'unknown type':
      return problem('INVALID_TYPE', 'type', `Type '${type}' is not a supported type.`);
    case 'wrong value':
      return problem('INVALID_VALUE', 'value', wrongValueMessage(type));
  }
}

/** Sets a metafield; one that was there keeps its id and its place. */
export function setMetafield(
  metafields: readonly CartMetafield[],
  { key: composite, type, value }: MetafieldInput,
  { ids, now }: Pick<GraphqlContext, 'ids' | 'now'>,
): readonly CartMetafield[] {
  const name = parseName(composite);
  if (!name) return metafields;
  const updatedAt = wireDateTime(now());
  const known = findMetafield(metafields, composite);
  const number = known?.number ?? ids.next('Metafield');
  const set = { createdAt: updatedAt, ...known, ...name, number, type, value, updatedAt };
  return known === null
    ? [...metafields, set]
    : metafields.map((each) => (each === known ? set : each));
}

function save(
  sql: Sql,
  { now }: GraphqlContext,
  cart: Cart,
  metafields: readonly CartMetafield[],
): Cart {
  const contents = { ...cart.contents, metafields };
  // Thrown, so that nothing of the whole call is kept.
  if (isTooLarge(contents, cart.contents)) throw requestError('BAD_REQUEST', cartTooLarge.message);
  const saved = { ...cart, contents, updatedAt: wireDateTime(now()) };
  updateCart(sql, saved);
  return saved;
}

interface OwnedMetafieldInput extends MetafieldInput {
  readonly ownerId: string;
}

function setOne(sql: Sql, context: GraphqlContext, input: OwnedMetafieldInput): readonly object[] {
  const found = findOpenCart(sql, context, input.ownerId);
  if (!found) return [];
  const metafields = setMetafield(found.contents.metafields, input, context);
  const cart = save(sql, context, found, metafields);
  const metafield = findMetafield(metafields, input.key);
  if (metafield === null) return [];
  const { number, ...rest } = metafield;
  return [
    {
      __typename: 'Metafield',
      id: gid('Metafield', number),
      ...rest,
      list: metafield.type.startsWith('list.'),
      description: null,
      parentResource: toCurrentGraphqlCart(context, cart, true),
    },
  ];
}

function problemsOf(
  sql: Sql,
  context: GraphqlContext,
  inputs: readonly OwnedMetafieldInput[],
): readonly MetafieldProblem[] {
  if (inputs.length > MAX_METAFIELDS_AT_ONCE) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS_AT_ONCE}.`;
    return [{ code: 'LESS_THAN_OR_EQUAL_TO', elementIndex: null, field: ['metafields'], message }];
  }
  return inputs.flatMap((input, index): readonly MetafieldProblem[] => {
    const path = ['metafields', String(index)];
    if (findOpenCart(sql, context, input.ownerId)) return checkMetafield(input, path);
    const field = [...path, 'ownerId'];
    return [{ code: 'INVALID_OWNER', elementIndex: null, field, message: 'Owner does not exist.' }];
  });
}

/** Metafield mutations have their own error types and return no cart. */
export const METAFIELD_MUTATIONS: ResolverMap[string] = {
  /** Sets all or none, over as many carts as the inputs name. */
  cartMetafieldsSet(
    _,
    { metafields: inputs }: { readonly metafields: readonly OwnedMetafieldInput[] },
    context,
  ) {
    return context.store.write((sql) => {
      const userErrors = problemsOf(sql, context, inputs);
      if (userErrors.length > 0) return { metafields: [], userErrors };
      return {
        metafields: inputs.flatMap((input) => setOne(sql, context, input)),
        userErrors: [],
      };
    });
  },
  cartMetafieldDelete(
    _,
    { input }: { readonly input: { readonly key: string; readonly ownerId: string } },
    context,
  ) {
    const refuse = (code: string, name: string, message: string) => ({
      deletedId: null,
      userErrors: [{ code, field: ['input', name], message }],
    });
    return context.store.write((sql) => {
      const cart = findOpenCart(sql, context, input.ownerId);
      if (!cart) return refuse('INVALID_OWNER', 'ownerId', 'Owner does not exist.');
      const { metafields } = cart.contents;
      const found = findMetafield(metafields, input.key);
      if (!found) return refuse('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist');
      save(
        sql,
        context,
        cart,
        metafields.filter((each) => each !== found),
      );
      return { deletedId: gid('Metafield', found.number), userErrors: [] };
    });
  },
};
