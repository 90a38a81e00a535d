import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  shopBaseUrl,
} from '../../protocol/index.ts';
import {
  countMetaobjects,
  definitionsOf,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  type Metaobject,
  type MetaobjectDefinition,
  metaobjectNumber,
} from '../metaobjects/index.ts';
import { type AdminMetaobject, adminMetaobject, definitionFields } from './admin-metaobject.ts';
import {
  createDefinition,
  definitionById,
  deleteDefinition,
  updateDefinition,
} from './change-definition.ts';
import {
  type HandleInput,
  metaobjectCreate,
  metaobjectDelete,
  metaobjectUpdate,
  metaobjectUpsert,
} from './change-metaobject.ts';
import { metaobjectBulkDelete } from './delete-many.ts';
import { type MetaobjectSearch, searchMetaobjects } from './search-metaobjects.ts';

function answer({ store, shop, origin }: GraphqlContext, found: Metaobject | null | undefined) {
  const definition = found ? findDefinition(store.read, shop.key, found.type) : null;
  return found && definition !== null
    ? adminMetaobject(found, definition, shopBaseUrl(origin, shop))
    : null;
}

type ListArguments = PageArguments & MetaobjectSearch;

const NUMBER = /\d+$/;

/** By their numbers, as Shopify's cursors are. */
function pageOf<Item extends { readonly id: number | string }>(
  items: readonly Item[],
  args: PageArguments,
) {
  return connectionOf({
    items,
    args,
    keyOf: ({ id }) => {
      const [number = ''] = NUMBER.exec(String(id)) ?? [];
      return { lastId: number, lastValue: number };
    },
  });
}

function entriesOf(
  context: GraphqlContext,
  definition: MetaobjectDefinition | null,
  args: ListArguments,
) {
  if (definition === null) return pageOf([], args);
  const base = shopBaseUrl(context.origin, context.shop);
  const found = searchMetaobjects(context, definition, args);
  return pageOf(
    found.map((one) => adminMetaobject(one, definition, base)),
    args,
  );
}

function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

export const METAOBJECT_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    metaobject: (_, { id }: { readonly id: string }, context) => {
      const numbers = [metaobjectNumber(id) ?? 0];
      return answer(context, findMetaobjects(context.store.read, context.shop.key, numbers)[0]);
    },
    metaobjectByHandle: (_, { handle }: { readonly handle: HandleInput }, context) =>
      answer(context, findMetaobjectByHandle(context.store.read, context.shop.key, handle)),
    metaobjects: (_, { type, ...args }: ListArguments & { readonly type: string }, context) =>
      entriesOf(context, findDefinition(context.store.read, context.shop.key, type), args),
    metaobjectDefinition: (_, { id }: { readonly id: string }, { store, shop }) =>
      definitionById(store.read, shop.key, id),
    metaobjectDefinitionByType: (_, { type }: { readonly type: string }, { store, shop }) =>
      findDefinition(store.read, shop.key, type),
    metaobjectDefinitions(
      _,
      { reverse, ...args }: PageArguments & { readonly reverse?: boolean | null },
      { store, shop },
    ) {
      const all = definitionsOf(store.read, shop.key);
      return pageOf(reverse ? all.toReversed() : all, args);
    },
  },
  Mutation: {
    metaobjectDefinitionCreate: mutation(createDefinition),
    metaobjectDefinitionUpdate: mutation(updateDefinition),
    metaobjectDefinitionDelete: mutation(deleteDefinition),
    metaobjectCreate: mutation(metaobjectCreate),
    metaobjectUpdate: mutation(metaobjectUpdate),
    metaobjectUpsert: mutation(metaobjectUpsert),
    metaobjectDelete: mutation(metaobjectDelete),
    metaobjectBulkDelete: mutation(metaobjectBulkDelete),
  },
  Metaobject: {
    field: ({ fields }: AdminMetaobject, { key }: { readonly key: string }) =>
      fields.find((field) => field.key === key) ?? null,
  },
  MetaobjectDefinition: {
    id: (definition: MetaobjectDefinition) => definitionFields(definition).id,
    access: (definition: MetaobjectDefinition) => definitionFields(definition).access,
    capabilities: (definition: MetaobjectDefinition) => definitionFields(definition).capabilities,
    fieldDefinitions: (definition: MetaobjectDefinition) =>
      definitionFields(definition).fieldDefinitions,
    hasThumbnailField: (definition: MetaobjectDefinition) =>
      definitionFields(definition).hasThumbnailField,
    standardTemplate: () => null,
    metaobjectsCount: ({ type }: MetaobjectDefinition, _args: unknown, { store, shop }) =>
      countMetaobjects(store.read, shop.key, type),
    metaobjects: (definition: MetaobjectDefinition, args: PageArguments, context) =>
      entriesOf(context, definition, args),
  },
};
