import type { ProductDraft } from '../../src/catalogue/draft.ts';
import { bundlePictures } from './image-alts.ts';
import { metafield } from './metafields.ts';
import { picture } from './pictures.ts';
import { bundlePriceInCents, localPriceInCents } from './prices.ts';
import { paragraphs, type ShopWorld } from './shop-world.ts';
import { need, type SourceBundle } from './source.ts';
import { demoVariant } from './variants.ts';

/** A set: its struck price is what its parts cost one by one, in their first sizes. */
export function demoBundle(world: ShopWorld, bundle: SourceBundle): ProductDraft {
  const { catalogue, shop, words, mediaBase } = world;
  const copy = need(words.copy.bundles, bundle.handle, 'text of bundle');
  const partsInCents = priceOfParts(world, bundle);
  return {
    handle: bundle.handle,
    title: copy.title,
    descriptionHtml: paragraphs([copy.description]),
    vendor: 'LOKKE',
    productType: 'bundle',
    tags: bundle.tags,
    status: 'ACTIVE',
    isPublished: true,
    isGiftCard: false,
    optionNames: ['Title'],
    variants: [
      {
        ...demoVariant({
          shop: shop.key,
          sku: `LK-SET-${bundle.range.toUpperCase()}`,
          barcode: null,
          optionValue: 'Default Title',
          priceInCents: bundlePriceInCents(partsInCents, shop.priceRule),
          compareAtPriceInCents: partsInCents,
          sizeInMl: null,
          imageSrc: null,
        }),
        weightInGrams: weightOfParts(world, bundle),
      },
    ],
    images: bundlePictures(catalogue, bundle, words).map(({ file, altText }) =>
      picture(file, altText, mediaBase),
    ),
    metafields: [
      ...metafield('lokke.range', bundle.range),
      ...metafield('lokke.promise', copy.promise),
      ...metafield('lokke.bundle_products', bundle.products),
    ],
    seo: { title: copy.title, description: copy.promise },
  };
}

function firstSizes({ catalogue }: ShopWorld, bundle: SourceBundle) {
  return bundle.products.map((handle) => {
    const variant = catalogue.products.find((product) => product.handle === handle)?.variants[0];
    if (variant === undefined) throw new Error(`${bundle.handle} contains an unknown "${handle}"`);
    return variant;
  });
}

function priceOfParts(world: ShopWorld, bundle: SourceBundle): number {
  return firstSizes(world, bundle)
    .map(({ priceEur }) => localPriceInCents(priceEur, world.shop.priceRule))
    .reduce((sum, price) => sum + price, 0);
}

const CARTON_WEIGHT_IN_GRAMS = 120;

function weightOfParts(world: ShopWorld, bundle: SourceBundle): number {
  const contents = firstSizes(world, bundle).map(({ sizeMl }) => sizeMl ?? 0);
  return contents.reduce((sum, weight) => sum + weight, CARTON_WEIGHT_IN_GRAMS);
}
