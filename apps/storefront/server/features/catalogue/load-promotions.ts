import { merchandiseOf } from '@lokke/contract/checkout';
import {
  type Loaded,
  NO_PROMOTIONS,
  type PromoTexts,
  type Promotions,
} from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { isAutomaticDiscountId } from '@lokke/domain/discounts';
import type { Money } from '@lokke/domain/money';
import { parsePromoSettings } from '@lokke/domain/promotions';

export interface PromotionSources {
  /** Settings from the content. */
  readonly texts: () => Promise<Loaded<PromoTexts>>;
  readonly product: (handle: string) => Promise<Loaded<ProductDetail>>;
  readonly freeDeliveryFrom: () => Promise<Loaded<Money>>;
}

/** Loads the market's promotions. A free item that the shop does not have is left out. */
export async function loadPromotions({
  texts,
  product,
  freeDeliveryFrom,
}: PromotionSources): Promise<Promotions> {
  const [{ written, freeItem }, delivery] = await Promise.all([
    loadTexts(texts, product),
    freeDeliveryFrom(),
  ]);
  const known = {
    ...NO_PROMOTIONS,
    freeDeliveryFrom: delivery.kind === 'found' ? delivery.value : null,
  };
  if (written === null) return known;
  const {
    freeItemHandle: _,
    discountTitles: __,
    automaticDiscountIds,
    giftDiscountIds,
    popups,
    ...raw
  } = written;
  const ids = freeItem && { productId: freeItem.product.id, variantId: freeItem.id };
  return {
    ...known,
    settings: parsePromoSettings(raw, ids),
    freeItem,
    discountIds: discountIdsIn(automaticDiscountIds),
    giftIds: discountIdsIn(giftDiscountIds),
    popups,
  };
}

async function loadTexts(
  texts: PromotionSources['texts'],
  product: PromotionSources['product'],
): Promise<{ readonly written: PromoTexts | null; readonly freeItem: Promotions['freeItem'] }> {
  const written = await texts();
  if (written.kind !== 'found') return { written: null, freeItem: null };
  const { freeItemHandle } = written.value;
  const freeItem = freeItemHandle === null ? null : merchandiseIn(await product(freeItemHandle));
  return { written: written.value, freeItem };
}

function merchandiseIn(product: Loaded<ProductDetail>): Promotions['freeItem'] {
  if (product.kind !== 'found') return null;
  const [variant] = product.value.variants;
  return variant === undefined ? null : merchandiseOf(product.value, variant);
}

/** Only product gids can be requested. */
function discountIdsIn(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter(isAutomaticDiscountId);
}
