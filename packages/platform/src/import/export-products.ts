import type { ProductDraft } from '../catalogue/index.ts';
import type { Sql } from '../store/index.ts';
import { readDefinitions } from './metafield-definition.ts';
import { addressOfPicture } from './picture-source.ts';
import { writeProductCsv } from './product-csv/write-product-csv.ts';
import { readProductDrafts } from './read-product-drafts.ts';

/** A shop's products in Shopify's current template; importing the text changes nothing. */
export function exportProducts(sql: Sql, shop: string): string {
  const products = readProductDrafts(sql, shop).map(withAddresses);
  return writeProductCsv(products, { definitions: readDefinitions(sql, shop) });
}

function withAddresses(product: ProductDraft): ProductDraft {
  return {
    ...product,
    images: product.images.map((image) => ({ ...image, src: addressOfPicture(image.src) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      imageSrc: variant.imageSrc === null ? null : addressOfPicture(variant.imageSrc),
    })),
  };
}
