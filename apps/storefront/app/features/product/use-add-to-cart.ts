import { merchandiseOf } from '@lokke/contract/checkout';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCartMutations } from '../../state/cart/use-cart-mutations.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import type { Selection } from './use-selection.ts';

interface AddToBag {
  readonly add: () => Promise<void>;
  readonly isBusy: boolean;
  /** What the shop answered when it could not be added; null otherwise. */
  readonly failure: string | null;
}

/** Puts the selection in the bag and says how that went. */
export function useAddToCart(product: ProductDetail, selection: Selection): AddToBag {
  const t = useT('product');
  const announce = useAnnounce();
  const { addItems } = useCartMutations();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { variant, quantity, sellingPlan } = selection;

  const add = async () => {
    if (variant === null) return;
    setIsBusy(true);
    setFailure(null);
    const lineItem = { variantId: variant.id, quantity, sellingPlanId: sellingPlan?.id ?? null };
    const outcome = await addItems([{ lineItem, merchandise: merchandiseOf(product, variant) }]);
    setIsBusy(false);
    if (!outcome.ok) setFailure(outcome.sentence || t('product.addFailed'));
    announce(outcome.ok ? t('product.added', { title: product.title }) : t('product.addFailed'));
  };

  return { add, isBusy, failure };
}
