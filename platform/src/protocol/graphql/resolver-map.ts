import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLTypeResolver } from 'graphql';
import { isRecord } from '../json/index.ts';
import { requestError } from './errors.ts';
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

/** Throws when two areas resolve the same field. */
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

/** Throws for a field without resolver and value, instead of inventing one. */
export function fieldResolverOf(
  resolvers: ResolverMap,
): GraphQLFieldResolver<unknown, GraphqlContext> {
  return (source, args, context, info) => {
    const type = info.parentType.name;
    const resolver = resolvers[type]?.[info.fieldName];
    if (resolver !== undefined) return resolver(source, args, context, info);
    if (isRecord(source) && Object.hasOwn(source, info.fieldName)) return source[info.fieldName];
    throw requestError(
      'NOT_SERVED',
      `${type}.${info.fieldName} is not served by the embedded platform`,
    );
  };
}

/** Sources of interfaces and unions carry their `__typename`. */
export const resolveTypeByName: GraphQLTypeResolver<unknown, GraphqlContext> = (source) => {
  if (isRecord(source) && typeof source['__typename'] === 'string') return source['__typename'];
  throw new TypeError('a source of an abstract type has no __typename');
};
