import type { BrandIdentity, Order } from '@lokke/contract/ports';
import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Price } from '../../../shared/market/price.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AddressLines } from '../address-lines.tsx';
import styles from './invoice-page.module.css';
import { Sums } from './order-card.tsx';
import { countedName } from './order-story.tsx';

interface InvoicePageProps {
  readonly order: Order;
  readonly seller: Pick<BrandIdentity, 'legalName' | 'address' | 'email' | 'registration'>;
}

/** An invoice to print, of what the platform tells: one sum of VAT for the order, and no rates. */
export function InvoicePage({ order, seller }: InvoicePageProps) {
  const t = useT('aftersales', 'orders');
  const { total, tax, subtotal, shipping, refunded } = order;
  const sums = [
    [t('orders.subtotal'), subtotal],
    [t('orders.shipping'), shipping],
    [
      t('aftersales.net'),
      tax === null
        ? null
        : { ...total, amountInMinorUnits: total.amountInMinorUnits - tax.amountInMinorUnits },
    ],
    [t('aftersales.vat'), tax],
    [t('orders.total'), total],
    [t('aftersales.refundedSum'), refunded],
  ] as const;
  return (
    <>
      <div className={styles['tools']}>
        <Link to={`/account/orders/${order.orderNumber}`}>
          {t('orders.order', { name: order.name })}
        </Link>
        <Button appearance="secondary" onClick={() => window.print()}>
          {t('aftersales.print')}
        </Button>
      </div>
      <div>
        <PageTitle title={t('aftersales.invoiceOf', { name: order.name })} />
        <p>{t('orders.placed', { date: formatDate(new Date(order.processedAt)) })}</p>
      </div>
      <div className={styles['parties']}>
        <section>
          <h2>{t('aftersales.seller')}</h2>
          <AddressLines
            lines={[seller.legalName, seller.address, seller.email].filter((line) => line !== '')}
          />
          <p>
            {t('aftersales.registration')}
            <br />
            {seller.registration}
          </p>
        </section>
        <section>
          <h2>{t('aftersales.buyer')}</h2>
          <AddressLines lines={order.shippingAddress} />
        </section>
      </div>
      <ul className={styles['lines']} aria-label={t('orders.lines')}>
        {[...order.lines.entries()].map(([position, line]) => (
          <li key={position}>
            <span>{countedName(line)}</span>
            <Price money={line.total} />
          </li>
        ))}
      </ul>
      <Sums className={styles['lines']} sums={sums} />
    </>
  );
}
