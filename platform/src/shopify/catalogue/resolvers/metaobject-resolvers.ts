import {
  connectionOf,
  type GraphqlContext,
  type ListArguments,
  type NodeFinders,
  type ResolverMap,
  shopBaseUrl,
} from '../../../protocol/index.ts';
import {
  definitionsOf,
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  type Metaobject,
  type MetaobjectDefinition,
  metaobjectGid,
  metaobjectNumber,
  servedValue,
} from '../../metaobjects/index.ts';
import { checkGid, requireToken } from './request-catalogue.ts';

const SCOPE = 'unauthenticated_read_metaobjects';

interface GraphqlMetaobject {
  readonly __typename: 'Metaobject';
  readonly id: string;
  readonly metaobject: Metaobject;
  readonly definition: MetaobjectDefinition;
}

function showMetaobjects(
  { store, shop }: GraphqlContext,
  found: readonly Metaobject[],
): readonly GraphqlMetaobject[] {
  const definitions = definitionsOf(store.read, shop.key);
  return found.flatMap((metaobject): readonly GraphqlMetaobject[] => {
    const definition = definitions.find(({ type }) => type === metaobject.type);
    if (definition?.storefront !== 'PUBLIC_READ') return [];
    if (definition.isPublishable && metaobject.status !== 'ACTIVE') return [];
    return [{ __typename: 'Metaobject', id: metaobjectGid(metaobject), metaobject, definition }];
  });
}

/** Returns what storefronts may see of these ids, in their order. */
export function findPublished(
  context: GraphqlContext,
  ids: readonly string[],
): readonly GraphqlMetaobject[] {
  const { store, shop } = context;
  const numbers = ids.flatMap((id) => metaobjectNumber(id) ?? []);
  const found = showMetaobjects(context, findMetaobjects(store.read, shop.key, numbers));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Named {
  readonly id?: string | null;
  readonly handle?: { readonly type: string; readonly handle: string } | null;
}

interface MetaobjectsArguments extends ListArguments {
  readonly type: string;
}

function metaobject(_source: unknown, { id, handle }: Named, context: GraphqlContext) {
  requireToken(context, { field: 'metaobject', scope: SCOPE });
  if (id) return findPublished(context, [checkGid(id)])[0] ?? null;
  if (!handle) return null;
  const found = findMetaobjectByHandle(context.store.read, context.shop.key, handle);
  return found === null ? null : (showMetaobjects(context, [found])[0] ?? null);
}

function metaobjects(_source: unknown, args: MetaobjectsArguments, context: GraphqlContext) {
  requireToken(context, { field: 'metaobjects', scope: SCOPE });
  const all = showMetaobjects(
    context,
    listMetaobjects(context.store.read, context.shop.key, args.type),
  );
  const sortValueOf = ({ metaobject: { id, updatedAt } }: GraphqlMetaobject) =>
    args.sortKey === 'updated_at' ? updatedAt : String(id).padStart(15, '0');
  const sorted = all.toSorted((a, b) => (sortValueOf(a) < sortValueOf(b) ? -1 : 1));
  return connectionOf({
    items: args.reverse ? sorted.toReversed() : sorted,
    args,
    keyOf: (one) => ({ lastId: one.id, lastValue: sortValueOf(one) }),
  });
}

function fieldOf(
  { metaobject: { fields }, definition }: GraphqlMetaobject,
  key: string,
  { origin, shop }: GraphqlContext,
) {
  const defined = definition.fieldDefinitions.find((one) => one.key === key);
  if (defined === undefined) return null;
  const base = shopBaseUrl(origin, shop);
  const value = servedValue(defined.type, fields[key] ?? null, base);
  return { __typename: 'MetaobjectField', key, type: defined.type, value };
}

export const metaobjectNodes: NodeFinders = {
  Metaobject: (id, context) => findPublished(context, [id])[0] ?? null,
};

export const metaobjectResolvers: ResolverMap = {
  QueryRoot: { metaobject, metaobjects },
  Metaobject: {
    handle: ({ metaobject: { handle } }: GraphqlMetaobject) => handle,
    type: ({ metaobject: { type } }: GraphqlMetaobject) => type,
    updatedAt: ({ metaobject: { updatedAt } }: GraphqlMetaobject) => updatedAt,
    field: (source: GraphqlMetaobject, { key }: { readonly key: string }, context) =>
      fieldOf(source, key, context),
    fields: (source: GraphqlMetaobject, _: unknown, context) =>
      source.definition.fieldDefinitions.map(({ key }) => fieldOf(source, key, context)),
    // Entries have no pages of their own here.
    seo: () => null,
    onlineStoreUrl: () => null,
  },
};
