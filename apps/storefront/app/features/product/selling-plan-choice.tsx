import { NO_SELLING_PLAN } from '@lokke/contract/checkout';
import type { SellingPlan } from '@lokke/domain/catalogue';
import { formatPercent } from '@lokke/domain/numbers';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import type { Selection } from './use-selection.ts';

interface SellingPlanChoiceProps {
  readonly plans: readonly SellingPlan[];
  readonly selection: Selection;
}

/** One-time purchase or subscription, where the shop has plans. */
export function SellingPlanChoice({ plans, selection }: SellingPlanChoiceProps) {
  const t = useT('product');
  const { languageTag } = useMarket();
  if (plans.length === 0) return null;
  return (
    <RadioTiles
      legend={t('product.purchase')}
      name="sellingPlanId"
      value={selection.sellingPlan?.id ?? NO_SELLING_PLAN}
      onChange={(value) => selection.chooseSellingPlan(value === NO_SELLING_PLAN ? null : value)}
      tiles={[
        { value: NO_SELLING_PLAN, label: t('product.purchase.once') },
        ...plans.map(({ id, name, discountPercentage }) => ({
          value: id,
          label: name,
          detail:
            discountPercentage === null
              ? null
              : t('product.purchase.saving', {
                  percent: formatPercent(discountPercentage, languageTag),
                }),
        })),
      ]}
    />
  );
}
