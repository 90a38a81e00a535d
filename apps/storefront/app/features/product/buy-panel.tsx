import type { ProductDetail } from '@lokke/domain/catalogue';
import { formatPrice, multiplyMoney } from '@lokke/domain/money';
import { useId, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useProductReport } from '../../shared/measurement/use-track-product.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorList } from '../../ui/error-list.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './buy-panel.module.css';
import { planPrice } from './plan-price.ts';
import { SellingPlanChoice } from './selling-plan-choice.tsx';
import { SizeChoice } from './size-choice.tsx';
import { SoldOut } from './sold-out.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useSelection } from './use-selection.ts';

// Below this a shopper wants to know how many there are; above it is noise.
const LOW_STOCK = 5;

export function BuyPanel({ product }: { readonly product: ProductDetail }) {
  const t = useT('product');
  const market = useMarket();
  const errorId = useId();
  const selection = useSelection(product);
  useProductReport(product, selection.variant);
  const { add, isBusy, failure } = useAddToCart(product, selection);
  const row = useRef<HTMLDivElement>(null);
  const { variant, sellingPlan, quantity, largestQuantity } = selection;
  if (variant === null) return null;
  if (!product.availableForSale) {
    return (
      <div className={styles['panel']}>
        <SizeChoice product={product} selection={selection} />
        <SoldOut product={product} />
      </div>
    );
  }

  const price = formatPrice(multiplyMoney(planPrice(variant.price, sellingPlan), quantity), market);
  const action = {
    text: variant.availableForSale ? t('product.addToBag.priced', { price }) : t('product.soldOut'),
    isDisabled: !variant.availableForSale,
    isBusy,
    run: () => void add(),
  };
  return (
    <div className={styles['panel']}>
      <SizeChoice product={product} selection={selection} />
      <SellingPlanChoice plans={product.sellingPlans} selection={selection} />
      <div ref={row} className={styles['row']}>
        {variant.availableForSale && (
          <QuantityStepper
            quantity={quantity}
            onChange={selection.setQuantity}
            largest={largestQuantity}
            labels={{
              quantity: t('product.quantity'),
              more: t('product.quantity.more'),
              fewer: t('product.quantity.fewer'),
            }}
          />
        )}
        <Button
          disabled={action.isDisabled}
          isBusy={isBusy}
          onClick={action.run}
          aria-describedby={failure === null ? undefined : errorId}
        >
          {action.text}
        </Button>
      </div>
      {largestQuantity !== null && largestQuantity <= LOW_STOCK && (
        <p className={styles['stock']}>{t('product.lowStock', { count: largestQuantity })}</p>
      )}
      <ErrorList id={errorId} errors={failure === null ? [] : [failure]} />
      <StickyBar title={product.title} size={variant.title} action={action} watched={row} />
    </div>
  );
}
