import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { readJsonFile, type ShopKey } from '../../protocol/index.ts';
import { list, nullableText, number, readValue, text } from '../../protocol/json/index.ts';

const variant = v.object({
  sku: text,
  barcode: nullableText,
  sizeInMl: v.nullish(number, null),
  weightInGrams: number,
  /** A picture of this size below `media`; null where the pack shot shows it. */
  image: nullableText,
});

const product = v.object({
  handle: text,
  range: nullableText,
  productType: text,
  tags: list(text),
  /** Contents of a bundle; null for a single product. */
  products: v.nullish(list(text), null),
  keyIngredients: v.nullish(list(text), null),
  specs: v.nullish(list(v.object({ type: text, value: text })), null),
  soldQuantity: v.nullish(number, null),
  caseQuantity: v.nullish(number, null),
  variants: list(variant),
  /** Files below `media`, in the order of the gallery. */
  images: list(text),
});

/** INCI names: of key ingredients, and of all that is in a product. */
const texts = v.record(v.string(), text);
const inci = v.object({ ingredients: texts, products: texts });

/** The pack of a product, and what it warns of: names of texts in `safety.json`. */
const safety = v.object({ packaging: text, warnings: list(text) });

const range = v.object({ handle: text, title: text, scene: text, strands: text });

export type DemoProduct = v.InferOutput<typeof product>;

/** Goods without the words: the same in every language. */
export interface DemoCatalogue {
  readonly products: readonly DemoProduct[];
  readonly inci: v.InferOutput<typeof inci>;
  /** Products by handle; a bundle has that of its products. */
  readonly safety: ReadonlyMap<string, v.InferOutput<typeof safety>>;
  readonly ranges: readonly v.InferOutput<typeof range>[];
  readonly priceInMinorUnits: (shop: ShopKey, sku: string) => number;
  readonly stock: (shop: ShopKey, sku: string) => number;
}

export function readDemoCatalogue(folder: string): DemoCatalogue {
  const at = (name: string) => join(folder, 'catalogue', name);
  const prices = readTable(at('prices.csv'));
  const stock = readTable(at('stock.csv'));
  return {
    products: readJson(at('products.json'), list(product)),
    inci: readJson(at('inci.json'), inci),
    safety: new Map(Object.entries(readJson(at('safety.json'), v.record(v.string(), safety)))),
    ranges: readJson(at('ranges.json'), list(range)),
    priceInMinorUnits: (shop, sku) => Math.round(prices(shop, sku) * 100),
    stock,
  };
}

export function readJson<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return readValue(schema, readJsonFile(path));
}

/** A table of numbers: one row for each SKU, one column for each shop. */
function readTable(path: string): (shop: ShopKey, sku: string) => number {
  const parsed: Record<string, string>[] = parse(readFileSync(path), { columns: true });
  const rows = new Map(parsed.map((row) => [row['sku'], row]));
  return (shop, sku) => {
    const value = Number(rows.get(sku)?.[shop] || Number.NaN);
    if (Number.isNaN(value)) throw new Error(`${path} has no number for ${sku} in ${shop}`);
    return value;
  };
}
