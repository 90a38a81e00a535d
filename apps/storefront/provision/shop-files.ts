import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Files of `npm run platform -- export-shop` that the Admin API can take over. */

const text = v.string('must be text');
const names = v.pipe(v.array(text, 'must be a list of names'), v.readonly());
const yesOrNo = v.boolean('must be true or false');

const collection = v.object({
  handle: v.pipe(text, v.nonEmpty('must not be empty')),
  title: text,
  descriptionHtml: v.optional(text, ''),
  image: v.nullish(v.object({ src: text, altText: v.nullish(text, null) }), null),
  members: v.variant('kind', [
    v.object({ kind: v.literal('all') }),
    v.object({ kind: v.literal('handles'), handles: names }),
    v.object({
      kind: v.literal('rules'),
      matches: v.picklist(['ALL', 'ANY']),
      rules: v.array(
        v.object({
          column: v.picklist(['TAG', 'TYPE', 'VENDOR', 'TITLE', 'VARIANT_PRICE']),
          relation: v.picklist([
            'EQUALS',
            'NOT_EQUALS',
            'CONTAINS',
            'NOT_CONTAINS',
            'STARTS_WITH',
            'ENDS_WITH',
            'GREATER_THAN',
            'LESS_THAN',
          ]),
          condition: text,
        }),
      ),
    }),
  ]),
  sortOrder: v.picklist([
    'MANUAL',
    'BEST_SELLING',
    'ALPHA_ASC',
    'ALPHA_DESC',
    'PRICE_ASC',
    'PRICE_DESC',
    'CREATED',
    'CREATED_DESC',
  ]),
  seo: v.optional(
    v.object({ title: v.nullish(text, null), description: v.nullish(text, null) }),
    {},
  ),
});
export type CollectionRow = v.InferOutput<typeof collection>;

const items = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('collections'), collections: names }),
  v.object({
    kind: v.literal('products'),
    products: v.optional(names, []),
    variants: v.optional(names, []),
  }),
]);
export type ItemsRow = v.InferOutput<typeof items>;

const count = v.pipe(v.number('must be a number'), v.integer(), v.minValue(1));
const amount = v.object({ kind: v.literal('amount'), amount: text });
const percentage = v.object({ kind: v.literal('percentage'), percentage: v.number() });
const threshold = v.variant('kind', [
  v.object({ kind: v.literal('quantity'), quantity: count }),
  amount,
]);

const basic = v.object({
  kind: v.literal('basic'),
  minimum: v.nullish(threshold, null),
  items,
  reduction: v.variant('kind', [
    percentage,
    v.object({ ...amount.entries, isPerItem: v.optional(yesOrNo, false) }),
  ]),
});
const buyXGetY = v.object({
  kind: v.literal('buyXGetY'),
  buys: v.object({ items, threshold }),
  gets: v.object({ items, quantity: count, reduction: v.variant('kind', [percentage, amount]) }),
  usesPerOrderLimit: v.nullish(count, null),
});

const discount = v.object({
  title: text,
  code: v.nullish(text, null),
  customerTag: v.nullish(text, null),
  startsAt: text,
  endsAt: v.nullish(text, null),
  combinesWith: v.optional(
    v.object({
      orderDiscounts: v.optional(yesOrNo, false),
      productDiscounts: v.optional(yesOrNo, false),
      shippingDiscounts: v.optional(yesOrNo, false),
    }),
    {},
  ),
  appliesOnOneTimePurchase: v.nullish(yesOrNo, true),
  appliesOnSubscription: v.nullish(yesOrNo, false),
  terms: v.variant('kind', [basic, buyXGetY]),
});
export type DiscountRow = v.InferOutput<typeof discount>;
export type BasicRow = v.InferOutput<typeof basic>;
export type BuyGetRow = v.InferOutput<typeof buyXGetY>;

/** A row of a file, or what is wrong with it. */
export type FileRow<Row> =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'faulty'; readonly name: string; readonly reason: string };

export interface ShopFiles {
  readonly collections: readonly FileRow<CollectionRow>[];
  readonly discounts: readonly FileRow<DiscountRow>[];
}

export const NO_FILES: ShopFiles = { collections: [], discounts: [] };

/** Reads what an exported shop holds. @throws with a sentence where nothing can be read */
export function readShopFiles(folder: string): ShopFiles {
  const files = {
    collections: readRows(folder, 'collections.json', collection),
    discounts: readRows(folder, 'discounts.json', discount),
  };
  if (files.collections !== null || files.discounts !== null) {
    return { collections: files.collections ?? [], discounts: files.discounts ?? [] };
  }
  throw new Error(`--from: ${folder} holds neither collections.json nor discounts.json.`);
}

function readRows<Row>(
  folder: string,
  name: string,
  shape: v.GenericSchema<unknown, Row>,
): readonly FileRow<Row>[] | null {
  const file = join(folder, name);
  if (!existsSync(file)) return null;
  return listIn(file).map((given, place) => {
    const read = v.safeParse(shape, given);
    if (read.success) return { kind: 'row', row: read.output };
    const [issue] = read.issues;
    const words = issue.received === 'undefined' ? 'is missing' : issue.message;
    const reason = `${v.getDotPath(issue) ?? 'the row'}: ${words}`;
    return { kind: 'faulty', name: `${name}, row ${place + 1}`, reason };
  });
}

function listIn(file: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(json)) return json;
  } catch (error) {
    throw new Error(
      `--from: ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  throw new Error(`--from: ${file} is no list.`);
}
