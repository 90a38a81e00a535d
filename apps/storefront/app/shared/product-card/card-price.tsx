import { formatPrice } from '@lokke/domain/money';
import { useT } from '../i18n/messages-provider.tsx';
import { useMarket } from '../market/market-provider.tsx';
import type { Card } from './card.ts';

/** “from € …” where sizes differ in price. */
export function CardPrice({ card: { price, sizes } }: { readonly card: Card }) {
  const t = useT();
  const market = useMarket();
  if (price === null) return null;
  const written = formatPrice(price, market);
  return <span>{sizes?.isPriceFrom ? t('listing.priceFrom', { price: written }) : written}</span>;
}
