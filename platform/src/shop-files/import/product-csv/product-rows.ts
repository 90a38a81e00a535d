import type {
  ImageDraft,
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../../shopify/catalogue/index.ts';
import type { CellValue, ParseCell } from '../cell-values.ts';
import { type FindPicture, imageFromUrl } from '../image-source.ts';
import type { ImportReport } from '../import-report.ts';
import type { CsvRow } from '../parse-csv.ts';
import {
  type MetafieldColumn,
  type ProductField,
  type ProductHeader,
  TEMPLATE_COLUMNS,
} from './columns.ts';

/** Makes a handle as Shopify does: lower case, words joined by hyphens; letters of any script and signs such as ® are kept. */
export function handleFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{So}_]+/gu, '-')
    .replace(/^[-_]+|-+$/g, '');
}

/** Row of a product file, its cells by meaning. Texts are trimmed; an empty cell is ''. */
export interface ProductRow {
  readonly line: number;
  text(field: ProductField): string;
  /** The cell's value, `absent` when it is empty, and also when it is wrong, which is noted. */
  read<T, Absent>(field: ProductField, reader: ParseCell<T>, absent: Absent): T | Absent;
  /** The picture that a cell names; null when it names none. */
  image(field: ProductField, altText: string | null): ImageDraft | null;
  readonly metafields: readonly { readonly column: MetafieldColumn; readonly cell: string }[];
}

export function productRow(
  { line, cells }: CsvRow,
  header: ProductHeader,
  report: ImportReport,
  pictures?: FindPicture,
): ProductRow {
  const texts = new Map<ProductField, string>();
  const metafields: { readonly column: MetafieldColumn; readonly cell: string }[] = [];
  header.columns.forEach((column, i) => {
    const cell = cells[i]?.trim() ?? '';
    if (column === null || cell === '') return;
    if (typeof column === 'string') texts.set(column, cell);
    else metafields.push({ column, cell });
  });
  if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
    report.problem(
      line,
      `The row has ${cells.length} cells, the header ${header.columns.length}. Is a quote missing?`,
    );
  }
  const text = (field: ProductField) => texts.get(field) ?? '';

  function read<T, Absent>(field: ProductField, reader: ParseCell<T>, absent: Absent): T | Absent {
    const cell = text(field);
    if (cell === '') return absent;
    const result: CellValue<T> = reader(cell);
    if (result.kind === 'ok') return result.value;
    report.problem(line, `${columnName(field)} must be ${result.expected}, not "${cell}".`);
    return absent;
  }

  const image = (field: ProductField, altText: string | null) =>
    imageFromUrl(text(field), altText, pictures);

  return { line, text, read, image, metafields };
}

export function columnName(field: ProductField): string {
  return TEMPLATE_COLUMNS.find((column) => column.field === field)?.header ?? field;
}

/** Row to be written: its cells by meaning. */
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

const WEIGHT_UNIT_CELLS: Readonly<Record<VariantDraft['weightUnit'], string>> = {
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
