import type { MetafieldDraft, ProductDraft } from '../../src/catalogue/draft.ts';
import { productPictures } from './image-alts.ts';
import { metafield, SPEC_KEYS } from './metafields.ts';
import { picture } from './pictures.ts';
import { localPriceInCents } from './prices.ts';
import { paragraphs, type ShopWorld } from './shop-world.ts';
import { need, type SourceProduct } from './source.ts';
import { barcodeOf } from './stock.ts';
import { demoVariant } from './variants.ts';

export function demoProduct(world: ShopWorld, product: SourceProduct): ProductDraft {
  const { catalogue, shop, words, mediaBase } = world;
  const copy = need(words.copy.products, product.handle, 'text of product');
  const images = productPictures(catalogue, product, words).map(({ file, altText }) =>
    picture(file, altText, mediaBase),
  );
  return {
    handle: product.handle,
    title: copy.title,
    descriptionHtml: paragraphs([copy.description]),
    vendor: 'LOKKE',
    productType: product.productType,
    tags: product.tags,
    status: 'ACTIVE',
    isPublished: true,
    isGiftCard: false,
    optionNames: [words.texts.size],
    variants: product.variants.map((variant) =>
      demoVariant({
        shop: shop.key,
        sku: variant.sku,
        barcode: barcodeOf(positionOf(world, variant.sku)),
        optionValue: variant.sizeMl === null ? words.texts.oneSize : variant.title,
        priceInCents: localPriceInCents(variant.priceEur, shop.priceRule),
        compareAtPriceInCents: null,
        sizeInMl: variant.sizeMl,
        imageSrc: null,
      }),
    ),
    images,
    metafields: metafieldsOf(product, copy.promise, copy.howToUse, ingredients(world, product)),
    seo: { title: copy.title, description: copy.promise },
  };
}

function ingredients({ words }: ShopWorld, product: SourceProduct): readonly string[] {
  return product.keyIngredients.map((name) => need(words.copy.ingredients, name, 'ingredient'));
}

function metafieldsOf(
  product: SourceProduct,
  promise: string,
  howToUse: string | undefined,
  keyIngredients: readonly string[],
): readonly MetafieldDraft[] {
  return [
    ...metafield('lokke.range', product.range ?? ''),
    ...metafield('lokke.promise', promise),
    ...metafield('lokke.how_to_use', howToUse),
    ...metafield('lokke.key_ingredients', keyIngredients),
    ...Object.entries(SPEC_KEYS).flatMap(([type, key]) =>
      metafield(
        `lokke.${key}`,
        product.specs.filter((spec) => spec.type === type).map((spec) => spec.value),
      ),
    ),
    ...metafield('lokke.sold_quantity', product.soldQuantity),
    ...ratingMetafields(product),
  ];
}

function ratingMetafields({ rating }: SourceProduct): readonly MetafieldDraft[] {
  if (rating === null) return [];
  const value = { value: rating.average.toFixed(1), scale_min: '1.0', scale_max: '5.0' };
  return [
    ...metafield('reviews.rating', JSON.stringify(value)),
    ...metafield('reviews.rating_count', rating.count),
  ];
}

/** A variant's place in the whole catalogue: what its barcode counts by. */
function positionOf({ catalogue }: ShopWorld, sku: string): number {
  const skus = catalogue.products.flatMap(({ variants }) => variants.map((variant) => variant.sku));
  return skus.indexOf(sku) + 1;
}
