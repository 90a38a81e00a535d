import * as v from 'valibot';
import { list, readValue, text } from '../../protocol/json/index.ts';
import { latestValues, type Store } from '../../store/index.ts';
import {
  type CatalogueContext,
  catalogueOf,
  metafieldValues,
  ofProduct,
  type Product,
  type ProductRecord,
  plainText,
  type ShopCatalogue,
  translate,
} from '../catalogue/index.ts';
import {
  createProductIndex,
  type ProductIndex,
  type SearchableProduct,
} from './text-index/product-index.ts';
import type { SynonymFiles } from './text-index/synonyms.ts';
import { searchLanguage } from './text-index/words.ts';

function facetsOf(record: ProductRecord): readonly string[] {
  return [
    `handle:${record.handle}`,
    `type:${record.productType}`,
    ...record.tags.map((tag) => `tag:${tag}`),
    ...record.options.flatMap(({ values }) =>
      values.map(({ name }) => `option:${name.toLowerCase()}`),
    ),
    ...record.metafields
      .filter(({ type }) => type === 'list.single_line_text_field')
      .flatMap((metafield) =>
        metafieldValues(metafield).map((value) => `${metafield.key}:${value}`),
      ),
  ];
}

function toSearchable(context: CatalogueContext, { id, record }: Product): SearchableProduct {
  const text = (key: string, original: string) =>
    translate(context, { ...ofProduct(record), key }, original);
  return {
    id,
    facets: facetsOf(record),
    text: {
      title: text('title', record.title),
      productType: text('product_type', record.productType),
      vendor: record.vendor,
      tags: record.tags.join(' '),
      variants: record.variants
        .map(({ title, sku, barcode }) =>
          [title === 'Default Title' ? '' : title, sku, barcode].join(' '),
        )
        .join(' '),
      body: plainText(text('body_html', record.descriptionHtml)),
    },
  };
}

function* searchableProducts(context: CatalogueContext, products: readonly Product[]) {
  for (const product of products) yield toSearchable(context, product);
}

interface IndexOfShop {
  readonly index: ProductIndex;
  readonly synonyms: string | null;
  readonly catalogue: ShopCatalogue;
  /** Work left until the index is that of the catalogue. */
  readonly steps: Iterator<void>;
}

const indexesOf = new WeakMap<Store, Map<string, IndexOfShop>>();

function openIndex(context: CatalogueContext): IndexOfShop {
  const catalogue = catalogueOf(context);
  const indexes = indexesOf.get(context.store) ?? new Map<string, IndexOfShop>();
  indexesOf.set(context.store, indexes);
  const key = `${context.shop.key}/${context.language}`;
  const known = indexes.get(key);
  if (known?.catalogue === catalogue) return known;
  const synonyms = synonymsIn(catalogue);
  const index =
    known?.synonyms === synonyms
      ? known.index
      : createProductIndex(parseSynonyms(synonyms), searchLanguage(context.language));
  const steps = index.update(searchableProducts(context, catalogue.products));
  const opened = { index, synonyms, catalogue, steps };
  indexes.set(key, opened);
  return opened;
}

/** Brings the shop's index closer to its catalogue; true when it is there. */
export function stepIndex(context: CatalogueContext): boolean {
  return openIndex(context).steps.next().done === true;
}

/** Returns the shop's index in the language of the request, up to date with its catalogue. */
export function productIndexOf(context: CatalogueContext): ProductIndex {
  const { index, steps } = openIndex(context);
  while (steps.next().done !== true);
  return index;
}

function synonymsIn({ shopRecord }: ShopCatalogue): string | null {
  return (
    shopRecord?.metafields.find(
      ({ namespace, key }) => namespace === 'search' && key === 'synonyms',
    )?.value ?? null
  );
}

/** Shops of one merchant have the same, which is read once. */
const parsedSynonyms = latestValues<string, SynonymFiles>(4);

const synonymFiles = v.record(
  v.string(),
  v.object({
    ignored: list(text),
    synonyms: v.record(v.string(), list(text)),
    last: v.optional(list(text)),
  }),
);

/**
 * Reads the shop's metafield `search.synonyms`: for each language what shoppers call the things.
 * @throws when a part has another shape, naming it.
 */
function parseSynonyms(json: string | null): SynonymFiles {
  if (json === null) return {};
  return parsedSynonyms(json, () => readValue(synonymFiles, JSON.parse(json), 'search.synonyms'));
}
