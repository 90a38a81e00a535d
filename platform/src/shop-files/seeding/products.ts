import { basename } from 'node:path';
import type { ShopKey } from '../../protocol/index.ts';
import type {
  ImageDraft,
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../shopify/catalogue/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import { DEMO_MEDIA_BASE, imageFromUrl } from '../import/index.ts';
import type { DemoCatalogue, DemoProduct } from './catalogue.ts';
import type { Texts } from './texts.ts';

/** All that a product is made of in one shop and one language. */
interface ProductSource {
  readonly brandName: string;
  readonly shop: ShopKey;
  readonly catalogue: DemoCatalogue;
  readonly texts: Texts;
  readonly definitions: readonly MetafieldDefinition[];
  /** Ratings without words, 5 stars first. */
  readonly starsAlone: readonly number[];
}

export function demoProduct(source: ProductSource, product: DemoProduct): ProductDraft {
  const { texts } = source;
  const { handle, productType, tags, products: parts } = product;
  const words = (name: string) => texts.text(`products.${handle}.${name}`);
  const [optionName, onlyValue] =
    parts === null
      ? [texts.text('shop.size'), texts.text('shop.oneSize')]
      : ['Title', 'Default Title'];
  return {
    handle,
    title: words('title'),
    descriptionHtml: toHtml(words('description')),
    vendor: source.brandName,
    productType,
    tags,
    status: 'ACTIVE',
    isPublished: true,
    isGiftCard: false,
    optionNames: [optionName],
    variants: variantsOf(source, product, onlyValue),
    images: [
      ...product.images.map((file) => imageOf(source, file)),
      ...product.variants.flatMap((variant) => sizeImageOf(source, product, variant) ?? []),
    ],
    metafields: metafieldsOf(source, product),
    seo: { title: words('title'), description: words('promise') },
  };
}

/** Paragraphs parted by empty lines, as HTML. */
export function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

function variantsOf(
  source: ProductSource,
  product: DemoProduct,
  onlyValue: string,
): readonly VariantDraft[] {
  const { shop, catalogue } = source;
  const { variants, products: parts } = product;
  return variants.map(({ sku, barcode, sizeInMl, weightInGrams, image }) => ({
    sku,
    barcode,
    priceInMinorUnits: catalogue.priceInMinorUnits(shop, sku),
    compareAtPriceInMinorUnits: parts === null ? null : priceOfParts(catalogue, shop, parts),
    optionValues: [sizeInMl === null ? onlyValue : volumeOf(source.texts, sizeInMl)],
    inventoryQuantity: catalogue.stock(shop, sku),
    tracksInventory: true,
    continuesSellingWhenSoldOut: false,
    weightInGrams,
    weightUnit: 'GRAMS',
    requiresShipping: true,
    isTaxable: true,
    unitPriceMeasure:
      sizeInMl === null
        ? null
        : { total: { value: sizeInMl, unit: 'ML' }, reference: { value: 100, unit: 'ML' } },
    imageSrc: sizeImageOf(source, product, { sizeInMl, image })?.src ?? null,
    metafields: [],
  }));
}

const ML_PER_FLUID_OUNCE = 29.5735;

/** The volume as the market writes it. */
function volumeOf(texts: Texts, sizeInMl: number): string {
  return texts
    .text('shop.volume')
    .replace('{ml}', String(sizeInMl))
    .replace('{flOz}', (sizeInMl / ML_PER_FLUID_OUNCE).toFixed(1));
}

/** A bundle strikes through what its products cost one by one, in their first sizes. */
function priceOfParts(catalogue: DemoCatalogue, shop: ShopKey, parts: readonly string[]): number {
  const skus = catalogue.products
    .filter(({ handle }) => parts.includes(handle))
    .flatMap(({ variants }) => variants.slice(0, 1).map(({ sku }) => sku));
  if (skus.length !== parts.length) throw new Error(`No such products: ${parts.join(', ')}`);
  return skus.reduce((sum, sku) => sum + catalogue.priceInMinorUnits(shop, sku), 0);
}

function imageOf({ catalogue, texts }: ProductSource, file: string): ImageDraft {
  return pictureOf(file, texts.text(altPath(catalogue, file)));
}

function pictureOf(file: string, altText: string): ImageDraft {
  const image = imageFromUrl(DEMO_MEDIA_BASE + basename(file), altText);
  if (image?.widthInPixels) return image;
  throw new Error(`The demo has no picture "${file}"`);
}

/** The picture of one size: the product, and how much is in it. */
function sizeImageOf(
  { texts }: ProductSource,
  { handle }: DemoProduct,
  { sizeInMl, image }: Pick<DemoProduct['variants'][number], 'sizeInMl' | 'image'>,
): ImageDraft | null {
  if (image === null) return null;
  const title = texts.text(`products.${handle}.title`);
  const altText = sizeInMl === null ? title : `${title}, ${volumeOf(texts, sizeInMl)}`;
  return pictureOf(image, altText);
}

/** A picture is described where it belongs: with its product or bundle, or with its range. */
function altPath({ products, ranges }: DemoCatalogue, file: string): string {
  const product = products.find(({ images }) => images[0] === file);
  if (product !== undefined) return `products.${product.handle}.alt`;
  const range = ranges.find(({ scene, strands }) => scene === file || strands === file);
  if (range === undefined) return 'shop.heroAlt';
  return `ranges.${range.handle}.${range.scene === file ? 'sceneAlt' : 'strandsAlt'}`;
}

/** Lists metafields in the order and the types of the definitions; what a product has not got makes no metafield. */
function metafieldsOf(source: ProductSource, product: DemoProduct): readonly MetafieldDraft[] {
  const values = metafieldValues(source, product);
  return source.definitions.flatMap(({ namespace, key, type }): MetafieldDraft[] => {
    const value = values[key] ?? '';
    if (value.length === 0) return [];
    return [
      { namespace, key, type, value: typeof value === 'string' ? value : JSON.stringify(value) },
    ];
  });
}

function metafieldValues(
  { texts, starsAlone, catalogue: { inci, safety } }: ProductSource,
  { handle, range, specs, soldQuantity, caseQuantity, products, keyIngredients }: DemoProduct,
): Readonly<Record<string, string | readonly unknown[]>> {
  const ofSpecs = Map.groupBy(specs ?? [], ({ type }) => snakeCase(type));
  const pack = safety.get(handle);
  const howToUse = texts.find(`products.${handle}.howToUse`);
  return {
    ...Object.fromEntries(
      [...ofSpecs].map(([key, found]) => [key, found.map(({ value }) => value)]),
    ),
    range: range ?? '',
    promise: texts.text(`products.${handle}.promise`),
    how_to_use: typeof howToUse === 'string' ? howToUse : '',
    key_ingredients: (keyIngredients ?? []).map((name) => texts.text(`ingredients.${name}`)),
    ingredients: (keyIngredients ?? []).map((name) => ({
      name: texts.text(`ingredients.${name}`),
      inci: inci.ingredients[name] ?? '',
      reason: texts.text(`ingredient-reasons.${name}`),
    })),
    inci: inci.products[handle] ?? '',
    packaging: pack === undefined ? '' : texts.text(`safety.packaging.${pack.packaging}`),
    warnings: (pack?.warnings ?? [])
      .map((name) => texts.text(`safety.warnings.${name}`))
      .join('\n'),
    bundle_products: products ?? [],
    sold_quantity: String(soldQuantity ?? ''),
    case_quantity: String(caseQuantity ?? ''),
    stars_alone: starsAlone,
  };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
