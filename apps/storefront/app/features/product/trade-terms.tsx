import type { ProductDetail } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';
import { rateOf } from '@lokke/domain/trade';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { MissingProof } from '../../shared/trade/missing-proof.tsx';
import { QUICK_ORDER } from '../../shared/trade/quick-order.ts';
import { useTradePrice } from '../../shared/trade/use-trade-price.ts';
import { useTradeRates } from '../../shared/trade/use-trade-rates.ts';
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
  const terms = useTradeRates(salonNo);
  if (terms?.missingProof) return <MissingProof proof={terms.missingProof} />;
  const rates = terms?.rates ?? null;
  if (rates === null) return null;
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
