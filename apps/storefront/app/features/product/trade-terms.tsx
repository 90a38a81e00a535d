import { callApi } from '@lokke/contract/call';
import { getProfessionalRates } from '@lokke/contract/trade';
import type { ProductDetail } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { rateOf } from '@lokke/domain/trade';
import useSWR from 'swr';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { QUICK_ORDER } from '../../shared/trade/quick-order.ts';
import { useTradePrice } from '../../shared/trade/use-trade-price.ts';
import { Link } from '../../ui/link.tsx';

interface TradeTermsProps {
  readonly salonNo: string;
  readonly product: ProductDetail;
  /** Price for everybody of what is bought once; null for a subscription, which has its own price. */
  readonly amount: Money | null;
}

/** A salon's own price and case, asked for by itself: the page is kept for everybody. */
export function TradeTerms({ salonNo, product, amount }: TradeTermsProps) {
  const t = useT('trade');
  const priceOf = useTradePrice();
  const { locale, shop } = useMarket();
  const { data: rates } = useSWR(['professional-rates', shop, salonNo], async () => {
    const answer = await callApi(getProfessionalRates, { locale }, CALL_OPTIONS);
    if (answer.ok) return answer.value.rates;
    throw new Error(answer.failure.kind);
  });
  if (!rates) return null;
  const rate = rateOf(rates, product);
  const { caseQuantity } = product;
  return (
    <p>
      {amount !== null && rate !== null && <strong>{priceOf(amount, rate)} </strong>}
      {caseQuantity !== undefined && `${t('trade.case', { count: caseQuantity })} `}
      <Link to={QUICK_ORDER}>{t('trade.title')}</Link>
    </p>
  );
}
