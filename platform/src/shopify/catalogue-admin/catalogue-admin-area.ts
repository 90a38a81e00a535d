import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  type ListArguments,
  pageOf,
  requestError,
  rootFields,
  searchTerms,
} from '../../protocol/index.ts';
import { readCatalogue, type Variant } from '../catalogue/index.ts';
import {
  type AdminCollection,
  collectionCreate,
  collectionUpdate,
  findCollection,
  PUBLICATION,
  publishablePublish,
} from './change-collections.ts';

interface Identifier {
  readonly identifier: { readonly id?: string | null; readonly handle?: string | null };
}

const collectionByIdentifier = (context: GraphqlContext, { identifier }: Identifier) =>
  findCollection(context.store.read, context, identifier);

function productByIdentifier({ store, shop }: GraphqlContext, { identifier }: Identifier) {
  const { productById, productByHandle } = readCatalogue(store, shop.key);
  const { id, handle } = identifier;
  return (id ? productById.get(id) : productByHandle.get(handle ?? '')) ?? null;
}

const CODES = ['sku', 'barcode'] as const;

/** Finds variants by SKU or barcode, any of several; other terms are refused, as ignoring one would return the wrong ones. */
function productVariants(
  { store, shop }: GraphqlContext,
  { query, ...args }: ListArguments & { readonly query?: string | null },
) {
  const terms = searchTerms(query).filter(({ text }) => text !== 'OR');
  const wanted = new Map<string, Set<string>>(CODES.map((code) => [code, new Set()]));
  for (const { field, operator, value } of terms) {
    if (operator === '') wanted.get(field)?.add(value);
  }
  const isRead = terms.every(({ field, operator }) => wanted.has(field) && operator === '');
  const hasOr = (query?.match(/ OR /g)?.length ?? 0) === terms.length - 1;
  if (terms.length === 0 || !isRead || !hasOr) {
    const words = 'takes sku: and barcode: alone, with OR between them';
    throw requestError('BAD_REQUEST', `productVariants(query:) ${words}, not "${query}"`);
  }
  const { productById } = readCatalogue(store, shop.key);
  const found = [...productById.values()]
    .flatMap(({ variants }) => variants)
    .filter(({ record }) => CODES.some((code) => wanted.get(code)?.has(record[code] ?? '')));
  return pageOf(found, args);
}

/** Tells the rules of a collection; one of everything has one that everything meets. */
function ruleSetOf({ record: { members } }: AdminCollection) {
  switch (members.kind) {
    case 'handles':
      return null;
    case 'all':
      return {
        appliedDisjunctively: false,
        rules: [{ column: 'TITLE', relation: 'NOT_EQUALS', condition: '-' }],
      };
    case 'rules':
      return { appliedDisjunctively: members.matches === 'ANY', rules: members.rules };
  }
}

/** Serves what sets up a shop's collections; lists and other changes are made in files. */
export const catalogueAdminArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: {
    Collection: {
      ruleSet: ruleSetOf,
      sortOrder: ({ record }: AdminCollection) => record.sortOrder,
      publishedOnPublication: (
        { record }: AdminCollection,
        { publicationId }: { readonly publicationId: string },
      ) => publicationId === PUBLICATION.id && record.isPublished !== false,
    },
    ProductVariant: {
      sku: ({ record }: Variant) => record.sku,
      barcode: ({ record }: Variant) => record.barcode,
    },
    QueryRoot: rootFields({
      collectionByIdentifier,
      productByIdentifier,
      productVariants,
      publications: (_context, args: ListArguments) => pageOf([PUBLICATION], args),
    }),
    Mutation: rootFields({ collectionCreate, collectionUpdate, publishablePublish }),
  },
};
