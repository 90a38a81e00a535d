import type { GraphQLFieldResolver, GraphQLTypeResolver } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';
import { refusal } from './refusal.ts';
import type { ResolverMap } from './resolver-map.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A field nobody resolves and its source does not hold is refused: no answer is ever invented. */
export function fieldResolverOf(
  resolvers: ResolverMap,
): GraphQLFieldResolver<unknown, GraphqlContext> {
  return (source, args, context, info) => {
    const type = info.parentType.name;
    const resolver = resolvers[type]?.[info.fieldName];
    if (resolver !== undefined) return resolver(source, args, context, info);
    if (isRecord(source) && Object.hasOwn(source, info.fieldName)) return source[info.fieldName];
    throw refusal('NOT_SERVED', `${type}.${info.fieldName} is not served by the embedded platform`);
  };
}

/** Sources of interfaces and unions carry their `__typename`. */
export const resolveTypeByName: GraphQLTypeResolver<unknown, GraphqlContext> = (source) => {
  if (isRecord(source) && typeof source['__typename'] === 'string') return source['__typename'];
  throw new TypeError('a source of an abstract type has no __typename');
};
