import type { GraphqlContext, ResolverMap } from '../../graphql/index.ts';
import { gid } from '../../ids/index.ts';
import { answerOf } from '../answers/answer-of.ts';
import { cartMetafieldDelete, cartMetafieldsSet, type SetMetafield } from './change-metafields.ts';

const DELETION_PROBLEMS = {
  INVALID_OWNER: { field: ['input', 'ownerId'], message: 'Owner does not exist.' },
  METAFIELD_DOES_NOT_EXIST: { field: ['input', 'key'], message: 'Metafield does not exist' },
} as const;

function metafieldAnswer(context: GraphqlContext, { metafield, cart }: SetMetafield): object {
  const { number, ...rest } = metafield;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', number),
    ...rest,
    description: null,
    parentResource: answerOf(context, cart, true),
  };
}

/** Metafields answer errors of their own kinds, and no cart. */
export const METAFIELD_MUTATIONS: ResolverMap[string] = {
  cartMetafieldsSet: async (
    _,
    args: Parameters<typeof cartMetafieldsSet>[1],
    context: GraphqlContext,
  ) => {
    const outcome = await cartMetafieldsSet(context, args);
    if (outcome.kind === 'refused') return { metafields: null, userErrors: outcome.problems };
    const metafields = outcome.set.map((each) => metafieldAnswer(context, each));
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
