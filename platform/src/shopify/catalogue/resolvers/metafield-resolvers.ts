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

type Find = (context: GraphqlContext, ids: readonly string[]) => readonly Referable[];

const inCatalogue =
  (byIdOf: (catalogue: ShopCatalogue) => ReadonlyMap<string, Referable>): Find =>
  (context, ids) => {
    const byId = byIdOf(catalogueOf(context));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

/** Find by type of reference what ids name, in their order, without what is gone or not published. */
const FINDERS: ReadonlyMap<string, Find> = new Map([
  ['product_reference', inCatalogue(({ productById }) => productById)],
  ['variant_reference', inCatalogue(({ variantById }) => variantById)],
  ['collection_reference', inCatalogue(({ collectionById }) => collectionById)],
  ['metaobject_reference', findPublished],
  // Files are addresses here, which stand in the value itself.
  ['file_reference', () => []],
]);

function finderOf(type: string): Find | null {
  const find = FINDERS.get(type);
  if (find !== undefined) return find;
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
  return finderOf(type)?.(context, [value])[0] ?? null;
}

function references({ type, value }: TypedValue, args: PageArguments, context: GraphqlContext) {
  if (!type.startsWith('list.') || value === null) return null;
  const find = finderOf(type.slice('list.'.length));
  return find === null ? null : pageOf(find(context, listOf(value)), args);
}

export const metafieldResolvers: ResolverMap = {
  Metafield: { reference, references },
  MetaobjectField: { reference, references },
};
