import type { GraphqlContext, ResolverMap } from '../../graphql/index.ts';
import { cartMetafieldDelete, cartMetafieldsSet } from './change-metafields.ts';

const DELETION_PROBLEMS = {
  INVALID_OWNER: { field: ['input', 'ownerId'], message: 'Owner does not exist.' },
  METAFIELD_DOES_NOT_EXIST: { field: ['input', 'key'], message: 'Metafield does not exist' },
} as const;

/** Metafields answer errors of their own kinds, and no cart. */
export const METAFIELD_MUTATIONS: ResolverMap[string] = {
  cartMetafieldsSet: async (
    _,
    args: Parameters<typeof cartMetafieldsSet>[1],
    context: GraphqlContext,
  ) => {
    const outcome = await cartMetafieldsSet(context, args);
    return outcome.kind === 'set'
      ? { metafields: outcome.metafields, userErrors: [] }
      : { metafields: null, userErrors: outcome.problems };
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
