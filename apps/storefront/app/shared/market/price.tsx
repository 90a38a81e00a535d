import { formatPrice, type Money } from '@lokke/domain/money';
import { useMarket } from './market-provider.tsx';

interface PriceProps {
  readonly money: Money;
}

export function Price({ money }: PriceProps) {
  return <span>{formatPrice(money, useMarket())}</span>;
}

interface PriceBeforeProps extends PriceProps {
  /** Read out before the struck-through price. */
  readonly label: string;
}

export function PriceBefore({ money, label }: PriceBeforeProps) {
  return (
    <s>
      <span className="visually-hidden">{label} </span>
      <Price money={money} />
      <span className="visually-hidden">, </span>
    </s>
  );
}
