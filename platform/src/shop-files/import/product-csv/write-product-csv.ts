import { stringify } from 'csv-stringify/sync';
import type { MetafieldDraft, ProductDraft } from '../../../shopify/catalogue/index.ts';
import { type MetafieldDefinition, readDefinitions } from '../../../shopify/provisioning/index.ts';
import type { Sql } from '../../../store/index.ts';
import { guardFormula } from '../formulas.ts';
import { urlOfImage } from '../image-source.ts';
import { readProductDrafts } from '../read-product-drafts.ts';
import { METAFIELD_COLUMN_INDEX, TEMPLATE_COLUMNS } from './columns.ts';
import { cellFromMetafield } from './metafields.ts';
import { type Cells, productRows } from './product-rows.ts';

type OutputColumn =
  | { readonly kind: 'fixed'; readonly header: string; readonly field: string | null }
  | {
      readonly kind: 'metafield';
      readonly header: string;
      readonly definition: MetafieldDefinition;
    };

/** Shopify's current product template, with a column for each metafield that is used. */
function writeProductCsv(
  products: readonly ProductDraft[],
  definitions: readonly MetafieldDefinition[],
): string {
  const columns = outputColumns(usedDefinitions(products, definitions));
  const rows = products.flatMap((product) =>
    productRows(product).map((row) => columns.map((column) => cellOf(column, row))),
  );
  return stringify([columns.map(({ header }) => header), ...rows], {
    record_delimiter: '\n',
    cast: { string: guardFormula },
  });
}

function outputColumns(definitions: readonly MetafieldDefinition[]): readonly OutputColumn[] {
  const fixed = TEMPLATE_COLUMNS.map(
    ({ header, field }): OutputColumn => ({ kind: 'fixed', header, field }),
  );
  const own = definitions.map(
    (definition): OutputColumn => ({ kind: 'metafield', header: headerOf(definition), definition }),
  );
  return [
    ...fixed.slice(0, METAFIELD_COLUMN_INDEX + 1),
    ...own,
    ...fixed.slice(METAFIELD_COLUMN_INDEX + 1),
  ];
}

function headerOf({ name, owner, namespace, key }: MetafieldDefinition): string {
  return `${name} (${owner}.metafields.${namespace}.${key})`;
}

/** Defined ones first, in their order; then those that only the products know of. */
function usedDefinitions(
  products: readonly ProductDraft[],
  definitions: readonly MetafieldDefinition[],
): readonly MetafieldDefinition[] {
  const used = new Map<string, MetafieldDefinition>();
  const note = (owner: MetafieldDefinition['owner'], metafields: readonly MetafieldDraft[]) => {
    for (const { namespace, key, type } of metafields) {
      const id = `${owner}.${namespace}.${key}`;
      if (!used.has(id)) used.set(id, { owner, namespace, key, name: key, type });
    }
  };
  for (const product of products) {
    note('product', product.metafields);
    for (const variant of product.variants) note('variant', variant.metafields);
  }
  const idOf = ({ owner, namespace, key }: MetafieldDefinition) => `${owner}.${namespace}.${key}`;
  const defined = definitions.filter((definition) => used.delete(idOf(definition)));
  return [...defined, ...used.values()];
}

function cellOf(column: OutputColumn, row: Cells): string {
  if (column.kind === 'fixed') return column.field === null ? '' : (row.fields[column.field] ?? '');
  const { owner, namespace, key } = column.definition;
  const metafield = row.metafields[owner].find(
    (candidate) => candidate.namespace === namespace && candidate.key === key,
  );
  return metafield === undefined ? '' : cellFromMetafield(metafield.type, metafield.value);
}

/** A shop's products in Shopify's current template; importing the text changes nothing. */
export function exportProducts(sql: Sql, shop: string): string {
  const products = readProductDrafts(sql, shop).map(withAddresses).map(withoutMetaobjects);
  return writeProductCsv(products, readDefinitions(sql, shop));
}

/** Leaves out ids of metaobjects, such as a product's reviews: no other shop has them. */
function withoutMetaobjects(product: ProductDraft): ProductDraft {
  const isOwn = ({ type }: MetafieldDraft) => !type.endsWith('metaobject_reference');
  return { ...product, metafields: product.metafields.filter(isOwn) };
}

function withAddresses(product: ProductDraft): ProductDraft {
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, src: urlOfImage(image.src) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      imageSrc: variant.imageSrc === null ? null : urlOfImage(variant.imageSrc),
    })),
  };
}
