import type { CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { isGiftLine, isReward } from '@lokke/domain/promotions';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-line.module.css';

interface LineQuantityProps {
  readonly line: CheckoutLine;
  readonly merchandise: CheckoutMerchandise;
  readonly onQuantity: (quantity: number) => void;
}

/** How many: to be changed for what is bought, and only said of what is given. */
export function LineQuantity({ line, merchandise, onQuantity }: LineQuantityProps) {
  const t = useT('bag');
  const { title } = merchandise.product;
  const isSoldOut = line.quantity === 0 || !merchandise.availableForSale;
  if (isSoldOut) return <p className={styles['soldOut']}>{t('cart.line.soldOut')}</p>;
  if (isReward(line)) {
    const mark = t(isGiftLine(line) ? 'promo.line.gift' : 'promo.line.free');
    return (
      <p className={styles['reward']}>
        {line.quantity > 1 ? `${mark} · ${line.quantity} ×` : mark}
      </p>
    );
  }
  return (
    <QuantityStepper
      quantity={line.quantity}
      onChange={onQuantity}
      largest={merchandise.quantityAvailable}
      labels={{
        quantity: t('cart.line.quantity', { title }),
        more: t('cart.line.more', { title }),
        fewer: t('cart.line.fewer', { title }),
      }}
    />
  );
}
