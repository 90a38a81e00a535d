import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ShopKey } from '../../protocol/index.ts';
import {
  type Decoder,
  list,
  nullable,
  number,
  object,
  record,
  text,
} from '../../protocol/json/index.ts';

const variant = object({
  sku: text,
  barcode: nullable(text),
  sizeInMl: nullable(number),
  weightInGrams: number,
  /** A picture of this size below `media`; null where the pack shot shows it. */
  image: nullable(text),
});

const product = object({
  handle: text,
  range: nullable(text),
  productType: text,
  tags: list(text),
  /** Contents of a bundle; null for a single product. */
  products: nullable(list(text)),
  keyIngredients: nullable(list(text)),
  specs: nullable(list(object({ type: text, value: text }))),
  soldQuantity: nullable(number),
  caseQuantity: nullable(number),
  variants: list(variant),
  /** Files below `media`, in the order of the gallery. */
  images: list(text),
});

/** INCI names: of key ingredients, and of all that is in a product. */
const inci = object({
  ingredients: (value: unknown, path: string) => texts(value, path),
  products: (value: unknown, path: string) => texts(value, path),
});

/** The pack of a product, and what it warns of: names of texts in `safety.json`. */
const safety = object({ packaging: text, warnings: list(text) });

const range = object({ handle: text, title: text, scene: text, strands: text });

export type DemoProduct = ReturnType<typeof product>;

/** Goods without the words: the same in every language. */
export interface DemoCatalogue {
  readonly products: readonly DemoProduct[];
  readonly inci: ReturnType<typeof inci>;
  /** Products by handle; a bundle has that of its products. */
  readonly safety: ReadonlyMap<string, ReturnType<typeof safety>>;
  readonly ranges: readonly ReturnType<typeof range>[];
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
    safety: readJson(at('safety.json'), safeties),
    ranges: readJson(at('ranges.json'), list(range)),
    priceInMinorUnits: (shop, sku) => Math.round(prices(shop, sku) * 100),
    stock,
  };
}

export function readJson<T>(path: string, read: Decoder<T>): T {
  return read(JSON.parse(readFileSync(path, 'utf8')), '');
}

function safeties(value: unknown, path: string): DemoCatalogue['safety'] {
  const entries = Object.entries(record(value, path));
  return new Map(entries.map(([handle, found]) => [handle, safety(found, `${path}.${handle}`)]));
}

function texts(value: unknown, path: string): Readonly<Record<string, string>> {
  const entries = Object.entries(record(value, path));
  return Object.fromEntries(entries.map(([key, found]) => [key, text(found, `${path}.${key}`)]));
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
