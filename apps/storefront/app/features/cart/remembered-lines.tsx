import { checkoutLink } from '@lokke/domain/checkout-link';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { loadLastSeenCart } from '../../state/cart/last-seen-cart.ts';
import { readStored } from '../../state/storage/browser-storage.ts';
import { marketValues } from '../../state/storage/stored-values.ts';
import { Button } from '../../ui/button.tsx';
import styles from './cart-lines.module.css';

/** Lines that this browser remembers, while neither the cart nor a new one can be had (spec §8). */
export function useRememberedLines() {
  const market = useMarket();
  const [lines] = useState(() => loadLastSeenCart(market));
  return lines;
}

interface RememberedLinesProps {
  readonly lines: ReturnType<typeof useRememberedLines>;
  readonly onRetry: () => void;
  /** No new line stands beside them. */
  readonly isAll: boolean;
}

export function RememberedLines({ lines, onRetry, isAll }: RememberedLinesProps) {
  const t = useT('bag');
  const market = useMarket();
  const { search } = useLocation();
  // The checkout is the platform's own, and may answer while the shop does not.
  const checkoutUrl = readStored(marketValues.checkoutUrl(market));
  return (
    <section className={styles['remembered']}>
      <p role="status">{t('cart.remembered')}</p>
      <ul>
        {lines.map(({ key, title, quantity }) => (
          <li key={key}>
            {quantity} × {title}
          </li>
        ))}
      </ul>
      <Button appearance="secondary" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
      {isAll && checkoutUrl !== null && (
        <p>
          <a href={checkoutLink(checkoutUrl, market.locale, search)}>{t('cart.checkout')}</a>
        </p>
      )}
    </section>
  );
}
