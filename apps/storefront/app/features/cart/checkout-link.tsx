import type { Checkout } from '@lokke/contract/checkout';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { type MouseEvent, useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import styles from './checkout-link.module.css';

/** The way to the checkout. Pressed while a change is under way, it waits for the answer and goes then. */
export function CheckoutLink({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const { locale } = useMarket();
  const { isBusy } = useCart();
  const [isLeaving, setIsLeaving] = useState(false);
  const href = checkout.checkoutUrl === '' ? null : checkoutLink(checkout.checkoutUrl, locale);

  useEffect(() => {
    if (isLeaving && !isBusy && href !== null) window.location.assign(href);
  }, [isLeaving, isBusy, href]);

  const leave = (event: MouseEvent) => {
    if (!isLeaving) track({ kind: 'checkoutBegun', checkout });
    if (!isBusy) return;
    event.preventDefault();
    setIsLeaving(true);
  };

  return (
    <a href={href ?? '#'} className={styles['checkout']} onClick={leave}>
      {isLeaving ? t('cart.leaving') : t('cart.checkout')}
    </a>
  );
}
