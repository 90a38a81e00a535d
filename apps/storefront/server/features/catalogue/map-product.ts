import {
  gtinOf,
  type ProductDetail,
  type ProductSummary,
  type SellingPlan,
} from '@lokke/domain/catalogue';
import type {
  ProductDetailPartsFragment,
  ProductSummaryPartsFragment,
} from '@lokke/shopify-storefront';
import { cleanHtml } from './clean-html.ts';
import { mapPicture } from './map-image.ts';
import { mapVariant } from './map-variant.ts';
import { countOf, ratingOf, specsOf, textOf, textsOf } from './metafields.ts';

export function mapSummary(product: ProductSummaryPartsFragment): ProductSummary {
  const { title, metafields } = product;
  const [firstVariant] = product.firstVariants.nodes;
  return {
    id: product.id,
    handle: product.handle,
    title,
    productType: product.productType,
    range: textOf(metafields, 'range'),
    promise: textOf(metafields, 'promise') ?? '',
    tags: product.tags,
    pictures: product.images.nodes.map((image) => mapPicture(image, title)),
    firstVariant: firstVariant === undefined ? null : mapVariant(firstVariant, title),
    rating: ratingOf(metafields),
    soldQuantity: countOf(metafields, 'sold_quantity'),
    specs: specsOf(metafields),
    availableForSale: product.availableForSale,
    ...bundledIn(metafields),
  };
}

function bundledIn(metafields: ProductSummaryPartsFragment['metafields']) {
  const bundledProducts = textsOf(metafields, 'bundle_products');
  return bundledProducts.length === 0 ? {} : { bundledProducts };
}

export function mapDetail(product: ProductDetailPartsFragment): ProductDetail {
  const { title, metafields } = product;
  return {
    ...mapSummary(product),
    pictures: product.allImages.nodes.map((image) => mapPicture(image, title)),
    descriptionHtml: cleanHtml(product.descriptionHtml),
    howToUse: textOf(metafields, 'how_to_use'),
    keyIngredients: textsOf(metafields, 'key_ingredients'),
    variants: product.variants.nodes.map((variant) => ({
      ...mapVariant(variant, title),
      gtin: gtinOf(variant.barcode),
    })),
    options: product.options.map(({ name, values }) => ({ name, values })),
    sellingPlans: sellingPlansOf(product),
    collections: product.collections.nodes.map(({ handle }) => handle),
    seo: { title: product.seo.title, description: product.seo.description },
  };
}

function sellingPlansOf(product: ProductDetailPartsFragment): readonly SellingPlan[] {
  return product.sellingPlanGroups.nodes
    .flatMap(({ sellingPlans }) => sellingPlans.nodes)
    .map(({ id, name, description, priceAdjustments }) => {
      const percentages = priceAdjustments.flatMap(({ adjustmentValue }) =>
        'adjustmentPercentage' in adjustmentValue ? [adjustmentValue.adjustmentPercentage] : [],
      );
      return { id, name, description, discountPercentage: percentages[0] ?? null };
    });
}
