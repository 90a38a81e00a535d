import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { loadLastSeenCart } from '../../state/cart/last-seen-cart.ts';
import { Button } from '../../ui/button.tsx';

/** Lines that this browser remembers, while neither the cart nor a new one can be had (spec §8). */
export function useRememberedLines() {
  const market = useMarket();
  const [lines] = useState(() => loadLastSeenCart(market));
  return lines;
}

interface RememberedLinesProps {
  readonly lines: ReturnType<typeof useRememberedLines>;
  readonly onRetry: () => void;
}

export function RememberedLines({ lines, onRetry }: RememberedLinesProps) {
  const t = useT('bag');
  return (
    <section>
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
    </section>
  );
}
