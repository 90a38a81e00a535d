import { gid, type Language, type PlatformContext, type Shop } from '../../../protocol/index.ts';
import {
  readCatalogue,
  type ShopCatalogue,
  sellableQuantity,
} from '../../../shopify/catalogue/index.ts';

/** A size that the shop shows. */
export interface KnownSize {
  /** Name, with the size where there are several: `Rain shampoo (1000 ml)`. */
  readonly product: string;
  readonly handle: string;
  readonly isForSale: boolean;
}

type Context = Pick<PlatformContext, 'store'>;

/** Null for a variant that the shop does not show. */
export function sizeOf(
  { store }: Context,
  {
    shop,
    language,
    variantNumber,
  }: {
    readonly shop: Shop;
    readonly language: Language;
    readonly variantNumber: number;
  },
): KnownSize | null {
  const catalogue: ShopCatalogue = readCatalogue(store, shop.key);
  const variant = catalogue.variantById.get(gid('ProductVariant', variantNumber));
  if (variant === undefined) return null;
  const { handle, title } = variant.product.record;
  const key = `product/${handle}/${language.toUpperCase()}`;
  const name = catalogue.translations.get(key)?.['title'] ?? title;
  const hasSizes = variant.product.variants.length > 1;
  return {
    product: hasSizes ? `${name} (${variant.record.title})` : name,
    handle,
    isForSale: sellableQuantity(catalogue.stock, variant) !== 0,
  };
}
