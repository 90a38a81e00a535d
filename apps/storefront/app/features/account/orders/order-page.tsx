import type { OrderDetails, OrderLine } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { joinFacts } from '../../../shared/join-facts.ts';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { PageTitle } from '../../../shared/page-head.tsx';
import { productPathOf } from '../../../shared/site/product-path.ts';
import { Link } from '../../../ui/link.tsx';
import { AddressLines } from '../address-lines.tsx';
import { hasParcel, OrderStates } from './order-card.tsx';
import styles from './order-page.module.css';
import { OrderStory } from './order-story.tsx';
import { OrderLinePrice, OrderSums } from './order-sums.tsx';
import { ReorderButton } from './reorder-button.tsx';

export function OrderPage({ order }: { readonly order: OrderDetails }) {
  const t = useT('aftersales', 'orders');
  const dayOf = useLocalDay();
  return (
    <>
      <Link to="/account/orders" className={styles['onScreen']}>
        {t('orders.all')}
      </Link>
      <div className={styles['head']}>
        <PageTitle title={t('orders.order', { name: order.name })} />
        <p>{t('orders.placed', { date: dayOf(order.processedAt) })}</p>
        <OrderStates order={order} />
      </div>
      <div className={styles['actions']}>
        <ReorderButton orderNumber={order.orderNumber} />
      </div>
      <OrderStory order={order} />
      <OrderLines lines={order.lines} />
      <OrderSums className={styles['sums']} order={order} />
      {hasParcel(order) && (
        <section className={styles['address']}>
          <h2>{t('orders.deliveredTo')}</h2>
          <AddressLines lines={order.shippingAddress} />
        </section>
      )}
      <p className={styles['ways']}>
        <Link to={`/account/orders/${order.orderNumber}/invoice`}>{t('aftersales.invoice')}</Link>
        {order.isWithdrawable && (
          <Link to={`/account/orders/${order.orderNumber}/withdraw`}>{t('orders.withdraw')}</Link>
        )}
      </p>
    </>
  );
}

function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT('aftersales', 'orders');
  return (
    <ul className={styles['lines']} aria-label={t('orders.lines')}>
      {[...lines.entries()].map(([position, line]) => (
        <li key={position}>
          <span className={styles['picture']}>
            {line.pictureUrl !== null && (
              <img src={line.pictureUrl} alt="" width="72" height="90" loading="lazy" />
            )}
          </span>
          <span className={styles['what']}>
            {line.productHandle === null ? (
              line.title
            ) : (
              <Link to={productPathOf(line.productHandle, line.variantId)}>{line.title}</Link>
            )}
            <span>
              {joinFacts([
                line.variantTitle,
                line.sellingPlan?.name,
                t('orders.items', { count: line.quantity }),
              ])}
            </span>
            {line.currentQuantity < line.quantity && (
              <span>
                {t('aftersales.returned', { count: line.quantity - line.currentQuantity })}
              </span>
            )}
          </span>
          <OrderLinePrice line={line} />
        </li>
      ))}
    </ul>
  );
}
