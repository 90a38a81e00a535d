import {
  type FieldResolver,
  type GraphqlContext,
  gid,
  type PageArguments,
  pageOf,
  type ResolverMap,
  requestError,
} from '../../../protocol/index.ts';
import type { ShopCatalogue } from '../read/shop-catalogue.ts';
import type { MetafieldRecord } from '../stored/records.ts';
import { findPublished } from './metaobject-resolvers.ts';
import { catalogueOf, requireToken } from './request-catalogue.ts';
import { type Translated, translate } from './translate.ts';

export interface MetafieldOwner {
  readonly metafields: readonly MetafieldRecord[];
  /** The owner of the metafields. */
  readonly parent: unknown;
  /** Null when its metafields have no translations. */
  readonly translated: Translated | null;
}

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

function find(
  context: GraphqlContext,
  { metafields, parent, translated }: MetafieldOwner,
  requested: Identifier,
) {
  const record = metafields.find(
    ({ namespace, key }) => namespace === requested.namespace && key === requested.key,
  );
  if (record === undefined) return null;
  const { namespace, key, type, value, createdAt, updatedAt } = record;
  const textKey = `metafields.${namespace}.${key}`;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', record.number),
    namespace,
    key,
    type,
    list: type.startsWith('list.'),
    value: translated === null ? value : translate(context, { ...translated, key: textKey }, value),
    description: null,
    createdAt,
    updatedAt,
    parentResource: parent,
  };
}

const SCOPE = 'unauthenticated_read_metaobjects';

/** The two fields that everything with metafields has. */
export function metafieldFields<Source>(
  ownerOf: (source: Source, context: GraphqlContext) => MetafieldOwner,
): { readonly metafield: FieldResolver; readonly metafields: FieldResolver } {
  return {
    metafield(source: Source, requested: Identifier, context) {
      requireToken(context, { field: 'metafield', scope: SCOPE });
      return find(context, ownerOf(source, context), requested);
    },
    metafields(source: Source, args: { readonly identifiers: readonly Identifier[] }, context) {
      requireToken(context, { field: 'metafields', scope: SCOPE });
      const owner = ownerOf(source, context);
      return args.identifiers.map((requested) => find(context, owner, requested));
    },
  };
}

interface Referable {
  readonly id: string;
}

const TARGETS = [
  'product_reference',
  'variant_reference',
  'collection_reference',
  'metaobject_reference',
] as const;

function inCatalogue(
  catalogue: ShopCatalogue,
  target: Exclude<(typeof TARGETS)[number], 'metaobject_reference'>,
  id: string,
): Referable | null {
  switch (target) {
    case 'product_reference':
      return catalogue.productById.get(id) ?? null;
    case 'variant_reference':
      return catalogue.variantById.get(id) ?? null;
    case 'collection_reference':
      return catalogue.collectionById.get(id) ?? null;
  }
}

/** Returns what the ids name, in their order, without what is gone or not published. */
function lookUp(
  context: GraphqlContext,
  target: (typeof TARGETS)[number],
  ids: readonly string[],
): readonly Referable[] {
  if (target === 'metaobject_reference') return findPublished(context, ids);
  return ids.flatMap((id) => inCatalogue(catalogueOf(context), target, id) ?? []);
}

function targetOf(type: string): (typeof TARGETS)[number] | null {
  const target = TARGETS.find((known) => known === type);
  if (target !== undefined) return target;
  if (!type.endsWith('_reference')) return null;
  throw requestError(
    'NOT_SERVED',
    `Metafields of type ${type} are not followed by the embedded platform`,
  );
}

function listOf(value: string): readonly string[] {
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

interface TypedValue {
  readonly type: string;
  /** Null for an empty field of a metaobject. */
  readonly value: string | null;
}

function reference({ type, value }: TypedValue, _args: unknown, context: GraphqlContext) {
  if (type.startsWith('list.') || value === null) return null;
  const target = targetOf(type);
  return target === null ? null : (lookUp(context, target, [value])[0] ?? null);
}

function references({ type, value }: TypedValue, args: PageArguments, context: GraphqlContext) {
  if (!type.startsWith('list.') || value === null) return null;
  const target = targetOf(type.slice('list.'.length));
  if (target === null) return null;
  const items = lookUp(context, target, listOf(value));
  return pageOf(items, args);
}

export const metafieldResolvers: ResolverMap = {
  Metafield: { reference, references },
  MetaobjectField: { reference, references },
};
