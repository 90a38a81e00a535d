import { catalogueOf, type ProductText, productText, wordsOf } from '../catalogue/index.ts';
import { type GraphqlContext, requestError } from '../core/index.ts';
import {
  ALL_FIELDS,
  searchCollections,
  searchPages,
  searchProducts,
  type UnavailableProducts,
} from './search-query.ts';

export interface QuerySuggestion {
  readonly text: string;
  readonly styledText: string;
  readonly trackingParameters: null;
}

/** Suggests completions from the words of product titles. */
function suggestQueries(
  context: GraphqlContext,
  query: string,
  limit: number,
): readonly QuerySuggestion[] {
  const typed = wordsOf(query);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const product of catalogueOf(context).products) {
    const { title } = productText(context, product);
    if (!before.every((word) => title.includes(word))) continue;
    for (const word of new Set(title)) {
      if (word.startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, limit)
    .map(([word]) => ({
      text: [...before, word].join(' '),
      styledText: `<mark>${[...before, last].join(' ')}</mark><span>${word.slice(last.length)}</span>`,
      trackingParameters: null,
    }));
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
