import {
  connectionOf,
  type GraphqlContext,
  type ListArguments,
  type ResolverMap,
  requestError,
  rootFields,
  shopBaseUrl,
} from '../../protocol/index.ts';
import {
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  type Metaobject,
  type MetaobjectDefinition,
  metaobjectNumber,
} from '../metaobjects/index.ts';
import { type AdminMetaobject, adminMetaobject, definitionFields } from './admin-metaobject.ts';
import { metaobjectCreate, metaobjectDelete } from './change-metaobject.ts';
import { createDefinition } from './create-definition.ts';

interface MetaobjectsArguments extends ListArguments {
  readonly type: string;
}

interface HandleInput {
  readonly type: string;
  readonly handle: string;
}

function answer({ store, shop, origin }: GraphqlContext, found: Metaobject | null | undefined) {
  const definition = found ? findDefinition(store.read, shop.key, found.type) : null;
  return found && definition !== null
    ? adminMetaobject(found, definition, shopBaseUrl(origin, shop))
    : null;
}

/** Pages entries by their numbers, as Shopify's cursors do. */
function pageOf(
  context: GraphqlContext,
  { type, query, sortKey, reverse, ...args }: MetaobjectsArguments,
) {
  const refused = query ? 'query' : sortKey && sortKey !== 'id' ? 'sortKey' : null;
  if (refused !== null) {
    const message = `metaobjects(${refused}:) is not served by the embedded platform`;
    throw requestError('NOT_SERVED', message);
  }
  const found = listMetaobjects(context.store.read, context.shop.key, type);
  return connectionOf({
    items: (reverse ? found.toReversed() : found).flatMap((one) => answer(context, one) ?? []),
    args,
    keyOf: ({ id }) => {
      const number = String(metaobjectNumber(id));
      return { lastId: number, lastValue: number };
    },
  });
}

export const METAOBJECT_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    metaobject: (_, { id }: { readonly id: string }, context) => {
      const numbers = [metaobjectNumber(id) ?? 0];
      return answer(context, findMetaobjects(context.store.read, context.shop.key, numbers)[0]);
    },
    metaobjectByHandle: (_, { handle }: { readonly handle: HandleInput }, context) =>
      answer(context, findMetaobjectByHandle(context.store.read, context.shop.key, handle)),
    metaobjects: (_, args: MetaobjectsArguments, context) => pageOf(context, args),
    metaobjectDefinitionByType: (_, { type }: { readonly type: string }, { store, shop }) =>
      findDefinition(store.read, shop.key, type),
  },
  Mutation: rootFields({
    metaobjectDefinitionCreate: createDefinition,
    metaobjectCreate,
    metaobjectDelete,
  }),
  Metaobject: {
    field: ({ fields }: AdminMetaobject, { key }: { readonly key: string }) =>
      fields.find((field) => field.key === key) ?? null,
  },
  MetaobjectDefinition: Object.fromEntries(
    (['id', 'access', 'capabilities', 'fieldDefinitions'] as const).map((name) => [
      name,
      (definition: MetaobjectDefinition) => definitionFields(definition)[name],
    ]),
  ),
};
