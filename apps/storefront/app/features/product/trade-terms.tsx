import type { ProductDetail } from '@lokke/domain/catalogue';
import { formatShelfPrice, type Money } from '@lokke/domain/money';
import { countingRates, professionalPrice, rateOf } from '@lokke/domain/trade';
import { useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { boughtLines } from '../../shared/trade/bought-lines.ts';
import { MissingProof } from '../../shared/trade/missing-proof.tsx';
import { QUICK_ORDER } from '../../shared/trade/quick-order.ts';
import { useTradePrice } from '../../shared/trade/use-trade-price.ts';
import { useTradeRates } from '../../shared/trade/use-trade-rates.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { Link } from '../../ui/link.tsx';

interface TradeTermsProps {
  readonly salonNo: string;
  readonly product: ProductDetail;
  /** Price for everybody of what is bought once; null for a subscription, which has its own price. */
  readonly amount: Money | null;
  readonly quantity: number;
  /** Takes what the bag would ask for it; null for the price for everybody. */
  readonly onPrice: (price: string | null) => void;
}

/** A salon's own price and case, asked for by itself: the page is kept for everybody. */
export function TradeTerms({ salonNo, product, amount, quantity, onPrice }: TradeTermsProps) {
  const t = useT('trade');
  const priceOf = useTradePrice();
  const terms = useTradeRates(salonNo);
  const rates = terms?.rates ?? [];
  const bag = boughtLines(useCart().checkout);
  const own =
    amount === null
      ? null
      : rateOf(countingRates(rates, [...bag, { ...product, ...amount, quantity }]), product);
  const market = useMarket();
  const price = amount && own && formatShelfPrice(professionalPrice(amount, own), market);
  useEffect(() => {
    onPrice(price);
    return () => onPrice(null);
  }, [price, onPrice]);
  if (terms?.missingProof) return <MissingProof proof={terms.missingProof} />;
  if (!terms?.rates) return null;
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
