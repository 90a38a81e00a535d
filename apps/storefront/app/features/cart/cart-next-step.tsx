import type { Checkout } from '@lokke/contract/checkout';
import type { BagStock } from '@lokke/domain/cart';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './cart-next-step.module.css';
import { CheckoutLink } from './checkout-link.tsx';
import { useLineActions } from './use-line-actions.ts';

interface WayOnProps {
  readonly checkout: Checkout;
  readonly stock: BagStock;
  readonly onLeave?: () => void;
}

/** The way to the checkout; where it would end in a refusal, what can be done instead. */
export function CartNextStep({ checkout, stock, onLeave }: WayOnProps) {
  const t = useT('bag');
  const place = useRef<HTMLDivElement>(null);
  const { matchToStock, refusal } = useLineActions();
  return (
    <div ref={place} tabIndex={-1} className={styles['way']}>
      {stock.kind === 'enough' && <CheckoutLink checkout={checkout} />}
      {stock.kind === 'short' && (
        <>
          <p>{refusal ?? t('cart.stock.short')}</p>
          <Button
            onClick={() => {
              // The button that had focus makes way for the link to the checkout.
              place.current?.focus();
              void matchToStock(stock.changes);
            }}
          >
            {t('cart.stock.match')}
          </Button>
        </>
      )}
      {stock.kind === 'nothing' && (
        <>
          <p>{t('cart.stock.nothing')}</p>
          <ButtonLink to="/shop" onClick={onLeave}>
            {t('cart.empty.action')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
