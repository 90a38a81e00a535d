import {
  compares,
  type GraphqlContext,
  requestError,
  type SearchTerm,
  searchTerms,
} from '../../../protocol/index.ts';
import type { Product } from '../read/entries.ts';
import { isProductForSale } from '../read/stock-cache.ts';
import { catalogueOf } from '../resolvers/request-catalogue.ts';
import { ofProduct, translate } from '../resolvers/translate.ts';
import type { ProductRecord } from '../stored/records.ts';
import { hasWords, isSameText, queryWords, wordsOf } from './match-text.ts';

const cached = new WeakMap<ProductRecord, Map<string, readonly string[]>>();

const titleWords = (context: GraphqlContext, { record }: Product) =>
  wordsOf(translate(context, { ...ofProduct(record), key: 'title' }, record.title));

function readWords(context: GraphqlContext, product: Product): readonly string[] {
  const { record } = product;
  const type = { ...ofProduct(record), key: 'product_type' };
  return [
    ...titleWords(context, product),
    ...wordsOf(translate(context, type, record.productType)),
    ...wordsOf(record.vendor),
    ...record.tags.flatMap(wordsOf),
    ...record.variants.flatMap(({ title, sku, barcode }) =>
      wordsOf(`${title === 'Default Title' ? '' : title} ${sku ?? ''} ${barcode ?? ''}`),
    ),
  ];
}

/** Returns the words of a product in the language that is asked for. */
function productWords(context: GraphqlContext, product: Product): readonly string[] {
  const byLanguage = cached.get(product.record) ?? new Map<string, readonly string[]>();
  cached.set(product.record, byLanguage);
  const words = byLanguage.get(context.language) ?? readWords(context, product);
  byLanguage.set(context.language, words);
  return words;
}

type FieldMatcher = (product: Product, term: SearchTerm, context: GraphqlContext) => boolean;

const hasTag = ({ record }: Product, { value }: SearchTerm) =>
  record.tags.some((tag) => isSameText(value, tag));

/** Fields that Shopify's reference names for products. */
const FIELDS: ReadonlyMap<string, FieldMatcher> = new Map<string, FieldMatcher>([
  [
    'available_for_sale',
    (product, { value }, context) =>
      isProductForSale(catalogueOf(context).stock, product) === (value.toLowerCase() === 'true'),
  ],
  [
    'created_at',
    ({ record }, term) =>
      compares(term.operator, Date.parse(record.createdAt), Date.parse(term.value)),
  ],
  [
    'updated_at',
    ({ record }, term) =>
      compares(term.operator, Date.parse(record.updatedAt), Date.parse(term.value)),
  ],
  ['product_type', ({ record }, { value }) => isSameText(value, record.productType)],
  ['tag', hasTag],
  ['tag_not', (product, term) => !hasTag(product, term)],
  [
    'title',
    (product, { value }, context) => hasWords(queryWords(value), titleWords(context, product)),
  ],
  [
    'variants.price',
    ({ record }, { operator, value }) =>
      record.variants.some(({ priceInMinorUnits }) =>
        compares(operator, priceInMinorUnits, Math.round(Number(value) * 100)),
      ),
  ],
  ['vendor', ({ record }, { value }) => isSameText(value, record.vendor)],
]);

/** Operators that would need more than terms which all have to match. */
const OPERATOR = /^(?:OR|NOT)$|^[-(]|\)$/;

/** Parses the `query` of products; a field that is not searchable is ignored, as Shopify does. */
export function productQuery(
  query: string | null | undefined,
  context: GraphqlContext,
): (product: Product) => boolean {
  const terms = searchTerms(query);
  const operator = terms.find(({ text }) => OPERATOR.test(text));
  if (operator !== undefined) {
    throw requestError('NOT_SERVED', `products(query: "${operator.text}") is not served here`);
  }
  return (product) =>
    terms.every((term) => {
      if (term.field !== '') return FIELDS.get(term.field)?.(product, term, context) ?? true;
      return term.text === '*' || hasWords(queryWords(term.text), productWords(context, product));
    });
}
