import type { GraphqlContext } from '../graphql/index.ts';
import { refusal } from '../graphql/index.ts';
import type { ProductText } from './product-text.ts';
import { searchCollections, searchPages } from './search-content.ts';
import { ALL_FIELDS, searchProducts, type UnavailableProducts } from './search-products.ts';
import { suggestQueries } from './suggest-queries.ts';

type Kind = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

interface PredictiveArguments {
  readonly query: string;
  readonly limit?: number | null;
  readonly limitScope?: 'ALL' | 'EACH' | null;
  readonly searchableFields?: readonly string[] | null;
  readonly types?: readonly Kind[] | null;
  readonly unavailableProducts?: UnavailableProducts | null;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 10;
const ALL_KINDS: readonly Kind[] = ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'];

const FIELDS: Readonly<Record<string, keyof ProductText>> = {
  BODY: 'body',
  PRODUCT_TYPE: 'productType',
  TAG: 'tags',
  TITLE: 'title',
  VARIANTS_BARCODE: 'variants',
  VARIANTS_SKU: 'variants',
  VARIANTS_TITLE: 'variants',
  VENDOR: 'vendor',
};

function fieldsOf(names: readonly string[] | null | undefined): readonly (keyof ProductText)[] {
  if (!names) return ALL_FIELDS;
  return names.flatMap((name) => FIELDS[name] ?? []);
}

/** What to show while somebody types. `limitScope: ALL` shares the limit, products first. */
export function predictiveSearch(
  _source: unknown,
  args: PredictiveArguments,
  context: GraphqlContext,
) {
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw refusal('INVALID_FIELD_ARGUMENTS', `limit must be within 1..${MAX_LIMIT}`);
  }
  const kinds = args.types ?? ALL_KINDS;
  let left = limit;
  function take<Item>(kind: Kind, find: () => readonly Item[]): readonly Item[] {
    if (!kinds.includes(kind)) return [];
    const items = find().slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= items.length;
    return items;
  }
  return {
    products: take('PRODUCT', () =>
      searchProducts(context, {
        query: args.query,
        isLastWordPrefix: true,
        unavailable: args.unavailableProducts ?? 'LAST',
        fields: fieldsOf(args.searchableFields),
      }),
    ),
    collections: take('COLLECTION', () => searchCollections(context, args.query)),
    pages: take('PAGE', () => searchPages(context, args.query, true)),
    // The shops have no blogs.
    articles: [],
    queries: take('QUERY', () => suggestQueries(context, args.query, limit)),
  };
}
