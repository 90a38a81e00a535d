import type { Checkout } from '@lokke/contract/checkout';
import { valueOfSent, wayOfDelivery } from '@lokke/domain/delivery';
import { cartMoneyLines, type MoneyLine } from '@lokke/domain/money-lines';
import { missingForFreeDelivery } from '@lokke/domain/promotions';
import { Fragment } from 'react';
import { useDeliveryDates, useDeliveryPrice } from '../../shared/delivery/use-delivery-dates.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Price } from '../../shared/market/price.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useDeliveryPath } from '../../state/law/price-note.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './cart-totals.module.css';

export function CartTotals({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const tProduct = useT('product');
  const { freeDeliveryFrom, paymentMethods } = useGlobalModules().promotions;
  const isDeliveryFree =
    freeDeliveryFrom !== null &&
    missingForFreeDelivery(freeDeliveryFrom, valueOfSent(checkout)).amountInMinorUnits === 0;
  const rows = cartMoneyLines(checkout);
  const of = (...kinds: readonly MoneyLine['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind));
  const way = wayOfDelivery(checkout.lines.edges.map(({ node }) => node));
  const isReduced = of('discount').length > 0;
  return (
    <div className={styles['totals']}>
      {isReduced && <Rows rows={of('subtotal', 'discount')} title={t('cart.savings')} isSmall />}
      <Rows rows={of('total')} />
      <Rows rows={of('giftCard')} isSmall />
      <Rows rows={of('due')} isBeforeDelivery={way === 'parcel' && !isDeliveryFree} />
      {way === 'parcel' ? (
        <DeliveryNote isFree={isDeliveryFree} />
      ) : (
        <p>{tProduct(way === 'email' ? 'product.delivery.byMail' : 'product.delivery.unsent')}</p>
      )}
      {paymentMethods.length > 0 && (
        <p>{t('shell.payment', { methods: paymentMethods.join(', ') })}</p>
      )}
    </div>
  );
}

/** Says what the delivery costs, and when it comes. */
function DeliveryNote({ isFree }: { readonly isFree: boolean }) {
  const t = useT('bag');
  const { delivery } = useGlobalModules();
  const dates = useDeliveryDates(delivery);
  const price = useDeliveryPrice(delivery);
  return (
    <>
      <p>
        <Link to={useDeliveryPath()}>
          {isFree && t('cart.note.freeDelivery')}
          {!isFree && (price === null ? t('cart.note') : t('cart.note.delivery', { price }))}
        </Link>
      </p>
      {dates !== null && <p>{dates}</p>}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly MoneyLine[];
  readonly title?: string;
  readonly isSmall?: boolean;
  readonly isBeforeDelivery?: boolean;
}

function Rows({ rows, title, isSmall = false, isBeforeDelivery = false }: RowsProps) {
  const nameOf = useName(isBeforeDelivery);
  const { currencyCode } = useMarket();
  if (rows.length === 0) return null;
  return (
    <dl className={isSmall ? styles['savings'] : undefined} aria-label={title}>
      {[...rows.entries()].map(([position, row]) => (
        <Fragment key={position}>
          <dt>{nameOf(row)}</dt>
          <dd>
            <Price money={{ currencyCode, amountInMinorUnits: row.amountInMinorUnits }} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function useName(isBeforeDelivery: boolean): (row: MoneyLine) => string {
  const t = useT('bag');
  return (row) => {
    switch (row.kind) {
      case 'discount':
        return row.title || t('cart.discount');
      case 'giftCard':
        return t('giftCard.name', { end: row.lastCharacters ?? '' });
      case 'due':
        return t(isBeforeDelivery ? 'giftCard.toPay.beforeDelivery' : 'giftCard.toPay');
      case 'total':
        return t('cart.total');
      default:
        return t('cart.subtotal');
    }
  };
}
