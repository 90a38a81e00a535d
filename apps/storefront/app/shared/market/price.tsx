import type { UnitPrice } from '@lokke/domain/catalogue';
import { formatPrice, formatShelfPrice, formatUnitPrice, type Money } from '@lokke/domain/money';
import { useMarket } from './market-provider.tsx';

export function Price({ money }: { readonly money: Money }) {
  const isBelowZero = money.amountInMinorUnits < 0;
  // A line may otherwise end behind the sign.
  return (
    <span className={isBelowZero ? 'unbroken' : undefined}>{formatPrice(money, useMarket())}</span>
  );
}

interface ShelfPriceProps {
  readonly money: Money;
  /** Stands where the product is offered. */
  readonly unitPrice?: UnitPrice | null;
}

/** The price of a product, which is no sum yet. */
export function ShelfPrice({ money, unitPrice = null }: ShelfPriceProps) {
  const market = useMarket();
  return (
    <span>
      {formatShelfPrice(money, market)}
      {unitPrice !== null && <small> {formatUnitPrice(unitPrice, market)}</small>}
    </span>
  );
}

interface PriceBeforeProps {
  readonly money: Money;
  /** Read out before the struck-through price. */
  readonly label: string;
  /** Stands among sums: in a bag or an order. */
  readonly isSum?: boolean;
}

export function PriceBefore({ money, label, isSum = false }: PriceBeforeProps) {
  return (
    <s>
      <span className="visually-hidden">{label} </span>
      {isSum ? <Price money={money} /> : <ShelfPrice money={money} />}
      <span className="visually-hidden">, </span>
    </s>
  );
}
