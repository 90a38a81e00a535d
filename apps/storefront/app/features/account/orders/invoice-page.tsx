import type { BrandIdentity, Invoice } from '@lokke/contract/ports';
import { formatPrice } from '@lokke/domain/money';
import { formatPercent } from '@lokke/domain/numbers';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { joinFacts } from '../../../shared/join-facts.ts';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { Price } from '../../../shared/market/price.tsx';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { PageTitle } from '../../../shared/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AddressLines } from '../address-lines.tsx';
import styles from './invoice-page.module.css';
import { countedName } from './order-story.tsx';
import { OrderLinePrice, OrderSums } from './order-sums.tsx';

interface InvoicePageProps {
  readonly invoice: Invoice;
  /** Null where the shop knows none. */
  readonly buyerVatNumber: string | null;
  readonly seller: Pick<BrandIdentity, 'legalName' | 'address' | 'email' | 'registration'>;
}

/** An invoice to print, of what the platform tells. */
export function InvoicePage({ invoice, buyerVatNumber, seller }: InvoicePageProps) {
  const t = useT('aftersales', 'orders');
  const { order, issue, suppliedAt } = invoice;
  const dayOf = useLocalDay();
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
        <PageTitle
          title={
            issue === null
              ? t('aftersales.invoiceOf', { name: order.name })
              : t('aftersales.invoiceNumber', { number: issue.number })
          }
        />
        {issue !== null && <p>{t('aftersales.issued', { date: dayOf(issue.issuedAt) })}</p>}
        <p>
          {t('orders.order', { name: order.name })} ·{' '}
          {t('orders.placed', { date: dayOf(order.processedAt) })}
        </p>
        {suppliedAt !== null && <p>{t('aftersales.supplied', { date: dayOf(suppliedAt) })}</p>}
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
          <AddressLines lines={order.billingAddress} />
          {buyerVatNumber !== null && (
            <p>{t('aftersales.vatNumber', { number: buyerVatNumber })}</p>
          )}
        </section>
      </div>
      <ul className={styles['lines']} aria-label={t('orders.lines')}>
        {[...order.lines.entries()].map(([position, line]) => (
          <li key={position}>
            <span>{joinFacts([countedName(line), line.sellingPlan?.name])}</span>
            <OrderLinePrice line={line} />
          </li>
        ))}
      </ul>
      <OrderSums className={styles['lines']} order={order} />
      <Taxes {...invoice} />
      {invoice.sellsGiftCards && <p>{t('aftersales.voucher')}</p>}
    </>
  );
}

/** Sums without the tax, and the tax by rate with what it is due on, as far as it is told; else the tax as one sum. */
function Taxes({ order, taxes }: Pick<Invoice, 'order' | 'taxes'>) {
  const t = useT('aftersales');
  const market = useMarket();
  const { total, money } = order;
  const tax = money.find(({ kind }) => kind === 'includedTax' || kind === 'addedTax');
  if (tax === undefined) return null;
  const amountOf = (amountInMinorUnits: number) => ({ ...total, amountInMinorUnits });
  const asOneSum = { ratePercent: null, amount: amountOf(tax.amountInMinorUnits), taxable: null };
  const nameOf = ({ ratePercent, taxable }: Invoice['taxes'][number]) => {
    if (ratePercent === null) return t('aftersales.vat');
    const rate = formatPercent(ratePercent, market.languageTag);
    if (taxable === null) return `${t('aftersales.vat')} ${rate}`;
    return t('aftersales.vatOn', { rate, amount: formatPrice(taxable, market) });
  };
  return (
    <dl className={styles['lines']}>
      <div>
        <dt>{t('aftersales.net')}</dt>
        <dd>
          <Price money={amountOf(total.amountInMinorUnits - tax.amountInMinorUnits)} />
        </dd>
      </div>
      {(taxes.length > 0 ? taxes : [asOneSum]).map((one) => (
        <div key={one.ratePercent}>
          <dt>{nameOf(one)}</dt>
          <dd>
            <Price money={one.amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
