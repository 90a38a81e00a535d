import { type GraphqlContext, requestError } from '../../protocol/index.ts';
import { productIndexOf } from './product-search.ts';
import {
  readable,
  searchArticles,
  searchCollections,
  searchPages,
  searchProducts,
  type UnavailableProducts,
} from './search-query.ts';
import { TEXT_FIELDS, type TextField } from './text-index/slot-query.ts';

function toSuggestion(text: string, typed: string) {
  const start = text.startsWith(typed) ? typed : '';
  return {
    text,
    styledText: `<mark>${start}</mark><span>${text.slice(start.length)}</span>`,
    trackingParameters: null,
  };
}

/** Suggests the right spelling, else completions from the words of product titles. */
function suggestQueries(context: GraphqlContext, query: string, limit: number) {
  const index = productIndexOf(context);
  const corrected = index.correct(query);
  const texts = corrected === null ? index.complete(query, limit) : [corrected];
  return texts.map((text) => toSuggestion(text, query.toLowerCase().trim()));
}

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

const FIELDS: Readonly<Record<string, TextField>> = {
  BODY: 'body',
  PRODUCT_TYPE: 'productType',
  TAG: 'tags',
  TITLE: 'title',
  VARIANTS_BARCODE: 'variants',
  VARIANTS_SKU: 'variants',
  VARIANTS_TITLE: 'variants',
  VENDOR: 'vendor',
};

function fieldsOf(names: readonly string[] | null | undefined): readonly TextField[] {
  if (!names) return TEXT_FIELDS;
  return names.flatMap((name) => FIELDS[name] ?? []);
}

/** Searches while the shopper types. `limitScope: ALL` shares the limit, products first. */
export function predictiveSearch(
  _source: unknown,
  args: PredictiveArguments,
  context: GraphqlContext,
) {
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw requestError('INVALID_FIELD_ARGUMENTS', `limit must be within 1..${MAX_LIMIT}`);
  }
  const query = readable(args.query);
  const kinds = args.types ?? ALL_KINDS;
  let left = limit;
  function take<Item>(kind: Kind, find: () => readonly Item[]): readonly Item[] {
    const most = args.limitScope === 'EACH' ? limit : left;
    if (most === 0 || !kinds.includes(kind)) return [];
    const items = find().slice(0, most);
    left -= items.length;
    return items;
  }
  return {
    products: take('PRODUCT', () =>
      searchProducts(context, {
        query,
        isLastWordPrefix: true,
        isSuggestion: true,
        unavailable: args.unavailableProducts ?? 'LAST',
        fields: fieldsOf(args.searchableFields),
        limit,
      }),
    ),
    collections: take('COLLECTION', () => searchCollections(context, query)),
    pages: take('PAGE', () => searchPages(context, query, true)),
    articles: take('ARTICLE', () => searchArticles(context, query, true)),
    queries: take('QUERY', () => suggestQueries(context, query, limit)),
  };
}
