import type {
  ImageDraft,
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../catalogue/draft.ts';
import type { ProductField } from './columns.ts';

/** One row to be written: its cells by meaning. */
export interface Cells {
  readonly fields: Readonly<Partial<Record<ProductField, string>>>;
  readonly metafields: {
    readonly product: readonly MetafieldDraft[];
    readonly variant: readonly MetafieldDraft[];
  };
}

/** The first row carries the product; variants and images share the rows as far as they go. */
export function productRows(product: ProductDraft): readonly Cells[] {
  const count = Math.max(1, product.variants.length, product.images.length);
  return Array.from({ length: count }, (_, i) => {
    const variant = product.variants[i];
    const image = product.images[i];
    return {
      fields: {
        handle: product.handle,
        ...(i === 0 ? productCells(product) : {}),
        ...(variant === undefined ? {} : variantCells(product, variant, i)),
        ...(image === undefined ? {} : imageCells(image, i)),
      },
      metafields: {
        product: i === 0 ? product.metafields : [],
        variant: variant?.metafields ?? [],
      },
    };
  });
}

function productCells(product: ProductDraft): Cells['fields'] {
  return {
    title: product.title,
    description: product.descriptionHtml,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags.join(', '),
    published: bool(product.isPublished),
    status: product.status.toLowerCase(),
    giftCard: bool(product.isGiftCard),
    seoTitle: product.seo.title ?? '',
    seoDescription: product.seo.description ?? '',
  };
}

function variantCells(product: ProductDraft, variant: VariantDraft, i: number): Cells['fields'] {
  const [name1 = '', name2 = '', name3 = ''] = i === 0 ? product.optionNames : [];
  const [value1 = '', value2 = '', value3 = ''] = variant.optionValues;
  const { unitPriceMeasure: measure } = variant;
  return {
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    option1Name: name1,
    option1Value: value1,
    option2Name: name2,
    option2Value: value2,
    option3Name: name3,
    option3Value: value3,
    price: money(variant.priceInMinorUnits),
    compareAtPrice:
      variant.compareAtPriceInMinorUnits === null ? '' : money(variant.compareAtPriceInMinorUnits),
    taxable: bool(variant.isTaxable),
    unitPriceTotal: measure === null ? '' : String(measure.total.value),
    unitPriceTotalUnit: measure === null ? '' : measure.total.unit.toLowerCase(),
    unitPriceBase: measure === null ? '' : String(measure.reference.value),
    unitPriceBaseUnit: measure === null ? '' : measure.reference.unit.toLowerCase(),
    inventoryTracker: variant.tracksInventory ? 'shopify' : '',
    inventoryQuantity: String(variant.inventoryQuantity),
    inventoryPolicy: variant.continuesSellingWhenSoldOut ? 'continue' : 'deny',
    weightInGrams: String(variant.weightInGrams),
    weightUnit: WEIGHT_UNIT_CELLS[variant.weightUnit],
    requiresShipping: bool(variant.requiresShipping),
    variantImage: variant.imageSrc ?? '',
  };
}

export const WEIGHT_UNIT_CELLS: Readonly<Record<VariantDraft['weightUnit'], string>> = {
  GRAMS: 'g',
  KILOGRAMS: 'kg',
  OUNCES: 'oz',
  POUNDS: 'lb',
};

function imageCells(image: ImageDraft, i: number): Cells['fields'] {
  return { imageSrc: image.src, imagePosition: String(i + 1), imageAlt: image.altText ?? '' };
}

function bool(value: boolean): string {
  return value ? 'TRUE' : 'FALSE';
}

function money(amountInMinorUnits: number): string {
  return (amountInMinorUnits / 100).toFixed(2);
}
