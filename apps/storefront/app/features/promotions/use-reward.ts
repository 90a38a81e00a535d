import type { CheckoutMerchandise } from '@lokke/contract/checkout';
import type { FreeProduct } from '@lokke/domain/discounts';
import { FREE_ITEM_MARK, GIFT_MARK } from '@lokke/domain/promotions';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

const MARKS = { unit: FREE_ITEM_MARK, gift: GIFT_MARK } as const;

/** Adds a free unit or gift. The platform's discount makes it free; the attribute only labels it. */
export function useReward(kind: 'unit' | 'gift') {
  const t = useT('bag', 'promotions');
  const announce = useAnnounce();
  const { currencyCode } = useMarket();
  const { takeReward } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  return {
    isBusy,
    errorMessage,
    async take(product: FreeProduct) {
      setIsBusy(true);
      const attributes = [{ key: MARKS[kind], value: 'true' }];
      const lineItem = { variantId: product.variantId, quantity: 1, attributes };
      const outcome = await takeReward({
        lineItem,
        merchandise: rewardMerchandise(product, currencyCode),
      });
      setIsBusy(false);
      const failure = outcome.ok ? null : `${t('cart.failed')} ${outcome.message}`.trim();
      setErrorMessage(failure);
      announce(failure ?? t('promo.said.added', { title: product.title }));
    },
  };
}

/** Optimistic line of a free product. */
function rewardMerchandise(product: FreeProduct, currencyCode: string): CheckoutMerchandise {
  const { id, variantId, title, handle, featuredImage } = product;
  return {
    id: variantId,
    title: 'Default Title',
    sku: null,
    availableForSale: true,
    quantityAvailable: null,
    priceV2: { amount: '0.0', currencyCode },
    compareAtPriceV2: null,
    image: featuredImage && { ...featuredImage, width: null, height: null },
    selectedOptions: [],
    product: {
      id,
      handle,
      title,
      productType: '',
      vendor: '',
      tags: [],
      collections: { edges: [] },
    },
  };
}
