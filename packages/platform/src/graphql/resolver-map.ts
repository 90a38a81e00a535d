import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';

/**
 * Written as a method so that a resolver may name the source and arguments it is given: the published
 * schema has validated the arguments, and only the resolvers of one type make its sources.
 */
export type FieldResolver = {
  resolve(
    source: unknown,
    args: unknown,
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ): unknown;
}['resolve'];

export interface ResolverMap {
  readonly [type: string]: { readonly [field: string]: FieldResolver };
}

/** Two areas that claim one field are a mistake in the program: the start stops and names it. */
export function mergeResolvers(maps: readonly ResolverMap[]): ResolverMap {
  const merged: Record<string, Record<string, FieldResolver>> = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      merged[type] ??= {};
      const known = merged[type];
      for (const [field, resolver] of Object.entries(fields)) {
        if (Object.hasOwn(known, field)) throw new Error(`${type}.${field} is resolved twice`);
        known[field] = resolver;
      }
    }
  }
  return merged;
}
