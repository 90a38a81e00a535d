import { NO_SELLING_PLAN } from '@lokke/contract/checkout';
import type { SellingPlan } from '@lokke/domain/catalogue';
import { formatShelfPrice, type Money, multiplyMoney } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { PriceBefore, ShelfPrice } from '../../shared/market/price.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import styles from './selling-plan-choice.module.css';
import type { Selection } from './use-selection.ts';

interface SellingPlanChoiceProps {
  readonly plans: readonly SellingPlan[];
  readonly selection: Selection;
}

/** Chooses between one-time purchase and subscription, where the shop has plans. */
export function SellingPlanChoice({ plans, selection }: SellingPlanChoiceProps) {
  const t = useT('product');
  const [first] = plans;
  if (first === undefined) return null;
  const { variant, sellingPlan, chooseSellingPlan } = selection;
  return (
    <div className={styles['choice']}>
      <RadioTiles
        legend={t('product.purchase')}
        name="sellingPlanId"
        value={sellingPlan?.id ?? NO_SELLING_PLAN}
        onChange={(value) => chooseSellingPlan(value === NO_SELLING_PLAN ? null : value)}
        tiles={[
          { value: NO_SELLING_PLAN, label: t('product.purchase.once') },
          ...plans.map((plan) => ({
            value: plan.id,
            label: plan.name,
            detail: variant && <PlanPrice price={variant.price} plan={plan} />,
          })),
        ]}
      />
      <PlanTerms plan={sellingPlan ?? first} selection={selection} />
    </div>
  );
}

function PlanPrice({ price, plan }: { readonly price: Money; readonly plan: SellingPlan }) {
  const t = useT('product');
  if (planSaving(price, plan).amountInMinorUnits === 0) return <ShelfPrice money={price} />;
  return (
    <>
      <PriceBefore money={price} label={t('product.purchase.once')} />{' '}
      <ShelfPrice money={planPrice(price, plan)} />
    </>
  );
}

/** Tells the saving and how to stop, in the shop's own words. */
function PlanTerms({
  plan,
  selection,
}: {
  readonly plan: SellingPlan;
  readonly selection: Selection;
}) {
  const t = useT('product');
  const market = useMarket();
  const { variant, sellingPlan, quantity } = selection;
  const saved =
    variant === null || sellingPlan === null
      ? null
      : multiplyMoney(planSaving(variant.price, sellingPlan), quantity);
  const said =
    saved !== null && saved.amountInMinorUnits > 0
      ? t('product.purchase.saved', { amount: formatShelfPrice(saved, market) })
      : null;
  const lines = [said, plan.description].filter((line) => line !== null && line !== '');
  return lines.length > 0 && <p className={styles['terms']}>{lines.join(' ')}</p>;
}

/** Price under a selling plan, rounded to the minor unit; the platform's cart decides. */
export function planPrice(price: Money, plan: SellingPlan | null): Money {
  const percentage = plan?.discountPercentage ?? 0;
  return {
    ...price,
    amountInMinorUnits: Math.round((price.amountInMinorUnits * (100 - percentage)) / 100),
  };
}

export function planSaving(price: Money, plan: SellingPlan): Money {
  const { amountInMinorUnits } = planPrice(price, plan);
  return { ...price, amountInMinorUnits: price.amountInMinorUnits - amountInMinorUnits };
}
