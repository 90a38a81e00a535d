import { formatShelfPrice, type Money } from '@lokke/domain/money';
import { formatPercent } from '@lokke/domain/numbers';
import { type ProfessionalRate, professionalPrice } from '@lokke/domain/trade';
import { useT } from '../i18n/messages-provider.tsx';
import { useMarket } from '../market/market-provider.tsx';

/** Says what an amount is for a salon, and from which order on. */
export function useTradePrice(): (amount: Money, rate: ProfessionalRate) => string {
  const t = useT('trade');
  const market = useMarket();
  return (amount, rate) => {
    const price = formatShelfPrice(professionalPrice(amount, rate), market);
    const percentage = formatPercent(rate.percentage, market.languageTag);
    const { minimum } = rate;
    if (minimum === null) return t('trade.price', { price, percentage });
    return 'quantity' in minimum
      ? t('trade.price.fromCount', { price, percentage, count: minimum.quantity })
      : t('trade.price.fromAmount', {
          price,
          percentage,
          amount: formatShelfPrice(minimum, market),
        });
  };
}
