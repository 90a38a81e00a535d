import type { Money } from '@lokke/domain/money';
import { rateOf } from '@lokke/domain/trade';
import { useTradePrice } from '../../shared/trade/use-trade-price.ts';
import { useTradeRates } from '../../shared/trade/use-trade-rates.ts';

interface TradeCardPriceProps {
  readonly salonNo: string;
  readonly handle: string;
  /** Price for everybody. */
  readonly amount: Money;
}

export function TradeCardPrice({ salonNo, handle, amount }: TradeCardPriceProps) {
  const priceOf = useTradePrice();
  const rate = rateOf(useTradeRates(salonNo)?.rates ?? [], { handle });
  return rate && <p>{priceOf(amount, rate)}</p>;
}
