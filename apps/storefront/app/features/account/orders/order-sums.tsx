import type { Order, OrderLine } from '@lokke/contract/ports';
import type { MoneyLine } from '@lokke/domain/money-lines';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Price, PriceBefore } from '../../../shared/market/price.tsx';

interface OrderSumsProps {
  readonly className: string | undefined;
  readonly order: Pick<Order, 'money' | 'total'>;
}

/** Every amount of an order, each by name. */
export function OrderSums({ className, order }: OrderSumsProps) {
  const t = useT('orders');
  const nameOf = useName();
  const { currencyCode } = order.total;
  return (
    <dl className={className}>
      {[...order.money.entries()].map(([position, row]) => (
        <div key={position} data-total={row.kind === 'total' || undefined}>
          <dt>{nameOf(row)}</dt>
          <dd>
            {row.kind === 'shipping' && row.amountInMinorUnits === 0 ? (
              t('orders.shippingFree')
            ) : (
              <Price money={{ currencyCode, amountInMinorUnits: row.amountInMinorUnits }} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useName(): (row: MoneyLine) => string {
  const t = useT('aftersales', 'orders');
  return (row) => {
    switch (row.kind) {
      case 'subtotal':
        return t('orders.subtotal');
      case 'discount':
        return row.title || t('orders.discount');
      case 'shipping':
        return t('orders.shipping');
      case 'addedTax':
        return t('aftersales.vat');
      case 'returned':
        return t('orders.returned');
      case 'total':
        return t('orders.total');
      case 'giftCard':
        return row.lastCharacters === null
          ? t('orders.giftCard')
          : t('orders.giftCardNamed', { end: row.lastCharacters });
      case 'due':
        return t('orders.paidOtherwise');
      case 'includedTax':
        return t('orders.tax');
      case 'refunded':
        return t('aftersales.refundedSum');
    }
  };
}

/** Price of a line before discounts; one that an offer gives away says so. */
export function OrderLinePrice({
  line,
}: {
  readonly line: Pick<OrderLine, 'price' | 'isGivenAway'>;
}) {
  const t = useT('orders');
  if (!line.isGivenAway) return <Price money={line.price} />;
  return (
    <span>
      <PriceBefore money={line.price} label={t('orders.before')} isSum /> {t('orders.free')}
    </span>
  );
}
