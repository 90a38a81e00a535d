import type { ProductDraft, VariantDraft } from '@lokke/platform';
import type { AskedField } from './asked-fields.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json-value.ts';

/** Product of a recording, with the ids that it had there. */
interface StagedProduct {
  readonly draft: ProductDraft;
  readonly variants: readonly { readonly id: string; readonly inventoryItemId: string }[];
}

/** Products by the ids of the recording. */
export type StagedProducts = ReadonlyMap<string, StagedProduct>;

type Change = (products: StagedProducts, field: AskedField) => StagedProducts;

/** Changes that the Admin API does not make here: they are read from the recording, and imported. */
const CHANGES: Readonly<Record<string, Change>> = {
  productCreate: (products, { given, answered }) => {
    const made = objectAt(answered, 'product');
    const id = textAt(made, 'id');
    return id === null
      ? products
      : new Map([...products, [id, newProduct(id, objectAt(given, 'product'), made)]]);
  },
  productUpdate: (products, { given, answered }) =>
    withDraft(products, textAt(objectAt(answered, 'product'), 'id'), (draft) => ({
      ...draft,
      ...toldOf(objectAt(given, 'product')),
    })),
  productVariantsBulkUpdate: (products, { given }) =>
    listAt(given, 'variants').reduce<StagedProducts>(
      (changed, input) =>
        withVariant(
          changed,
          (ids) => ids.id === textAt(input, 'id'),
          (variant) => changeVariant(variant, input),
        ),
      products,
    ),
  inventorySetQuantities: (products, { given }) =>
    listAt(objectAt(given, 'input'), 'quantities').reduce<StagedProducts>((changed, one) => {
      const quantity = isObject(one) ? Number(one['quantity']) : 0;
      const item = textAt(one, 'inventoryItemId');
      return withVariant(
        changed,
        (ids) => ids.inventoryItemId === item,
        (variant) => ({
          ...variant,
          inventoryQuantity: quantity,
        }),
      );
    }, products),
  publishablePublish: (products, { given }) => publish(products, textAt(given, 'id'), true),
  publishableUnpublish: (products, { given }) => publish(products, textAt(given, 'id'), false),
  productDelete: (products, { given }) =>
    publish(products, textAt(objectAt(given, 'input'), 'id'), false),
};

/** Applies a field of a mutation; returns the same products where it changes none. */
export function afterChange(products: StagedProducts, field: AskedField): StagedProducts {
  return CHANGES[field.name]?.(products, field) ?? products;
}

function newProduct(id: string, input: JsonObject, made: JsonObject): StagedProduct {
  const options = listAt(input, 'productOptions');
  const [first] = listAt(objectAt(made, 'variants'), 'nodes');
  const optionNames = options.map((one) => textAt(one, 'name') ?? '');
  const optionValues = options.map((one) => textAt(listAt(one, 'values')[0], 'name') ?? '');
  const plain = options.length === 0;
  return {
    draft: {
      ...PRODUCT,
      ...toldOf(input),
      handle: textAt(made, 'handle') ?? `product-${id.replaceAll(/\D/g, '')}`,
      optionNames: plain ? ['Title'] : optionNames,
      variants: [{ ...VARIANT, optionValues: plain ? ['Default Title'] : optionValues }],
    },
    variants: [
      {
        id: textAt(first, 'id') ?? '',
        inventoryItemId: textAt(objectAt(first, 'inventoryItem'), 'id') ?? '',
      },
    ],
  };
}

const VARIANT: VariantDraft = {
  sku: null,
  barcode: null,
  priceInMinorUnits: 0,
  compareAtPriceInMinorUnits: null,
  optionValues: [],
  inventoryQuantity: 0,
  tracksInventory: false,
  continuesSellingWhenSoldOut: false,
  weightInGrams: 0,
  weightUnit: 'KILOGRAMS',
  requiresShipping: true,
  isTaxable: true,
  unitPriceMeasure: null,
  imageSrc: null,
  metafields: [],
};

const PRODUCT: ProductDraft = {
  handle: '',
  title: '',
  descriptionHtml: '',
  vendor: '',
  productType: '',
  tags: [],
  status: 'ACTIVE',
  isPublished: false,
  isGiftCard: false,
  optionNames: [],
  variants: [],
  images: [],
  metafields: [],
  seo: { title: null, description: null },
};

/** Reads the part of a product that a mutation names. */
function toldOf(input: JsonObject): Partial<ProductDraft> {
  const texts: Record<string, string> = {};
  for (const key of ['title', 'descriptionHtml', 'vendor', 'productType']) {
    const text = textAt(input, key);
    if (text !== null) texts[key] = text;
  }
  return {
    ...texts,
    ...('tags' in input ? { tags: listAt(input, 'tags').map(String).toSorted() } : {}),
    ...('status' in input ? { status: input['status'] === 'ACTIVE' ? 'ACTIVE' : 'DRAFT' } : {}),
  };
}

function changeVariant(variant: VariantDraft, input: unknown): VariantDraft {
  const item = objectAt(input, 'inventoryItem');
  const [price, compareAtPrice] = [textAt(input, 'price'), textAt(input, 'compareAtPrice')];
  const flag = (key: string, before: boolean) =>
    typeof item[key] === 'boolean' ? item[key] : before;
  return {
    ...variant,
    sku: textAt(item, 'sku') ?? variant.sku,
    barcode: textAt(input, 'barcode') ?? variant.barcode,
    tracksInventory: flag('tracked', variant.tracksInventory),
    requiresShipping: flag('requiresShipping', variant.requiresShipping),
    priceInMinorUnits: price === null ? variant.priceInMinorUnits : minorUnits(price),
    compareAtPriceInMinorUnits:
      compareAtPrice === null ? variant.compareAtPriceInMinorUnits : minorUnits(compareAtPrice),
  };
}

function minorUnits(price: string): number {
  return Math.round(Number(price) * 100);
}

function withDraft(
  products: StagedProducts,
  id: string | null,
  change: (draft: ProductDraft) => ProductDraft,
): StagedProducts {
  const product = id === null ? undefined : products.get(id);
  if (id === null || product === undefined) return products;
  return new Map([...products, [id, { ...product, draft: change(product.draft) }]]);
}

function withVariant(
  products: StagedProducts,
  isIt: (ids: StagedProduct['variants'][number]) => boolean,
  change: (variant: VariantDraft) => VariantDraft,
): StagedProducts {
  let changed = products;
  for (const [id, { variants }] of products) {
    const place = variants.findIndex(isIt);
    changed = withDraft(changed, place === -1 ? null : id, (draft) => ({
      ...draft,
      variants: draft.variants.map((one, index) => (index === place ? change(one) : one)),
    }));
  }
  return changed;
}

function publish(
  products: StagedProducts,
  id: string | null,
  isPublished: boolean,
): StagedProducts {
  return withDraft(products, id, (draft) => ({ ...draft, isPublished }));
}
