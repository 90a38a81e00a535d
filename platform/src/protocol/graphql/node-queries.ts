import { isObjectType } from 'graphql';
import { parseGid } from '../ids/ids.ts';
import { requestError } from './errors.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { ResolverMap } from './resolver-map.ts';
import { schemaOf } from './schemas.ts';

/** Finds the source of a global id, by the type that the id names. */
export interface NodeFinders {
  readonly [type: string]: (id: string, context: GraphqlContext) => unknown;
}

function isNodeType(name: string, { apiVersion }: GraphqlContext): boolean {
  const type = schemaOf(apiVersion).getType(name);
  return isObjectType(type) && type.getInterfaces().some((own) => own.name === 'Node');
}

/** `node` and `nodes` over what all areas can find. */
export function nodeQueries(finders: NodeFinders): ResolverMap {
  const find = async (id: string, context: GraphqlContext): Promise<unknown> => {
    const type = parseGid(id)?.type;
    if (type === undefined) {
      throw requestError('argumentLiteralsIncompatible', `Invalid global id '${id}'`, {
        typeName: 'CoercionError',
      });
    }
    // Own keys alone: `constructor` is a type that anybody may name.
    const finder = Object.hasOwn(finders, type) ? finders[type] : undefined;
    if (finder !== undefined) return (await finder(id, context)) ?? null;
    if (!isNodeType(type, context)) return null;
    throw requestError(
      'NOT_SERVED',
      `Nodes of type ${type} are not served by the embedded platform`,
    );
  };
  return {
    QueryRoot: {
      node: (_source, { id }: { readonly id: string }, context) => find(id, context),
      nodes: (_source, { ids }: { readonly ids: readonly string[] }, context) =>
        Promise.all(ids.map((id) => find(id, context))),
    },
  };
}
