import type { Order } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useWord } from '../../../shared/i18n/use-catalogue-labels.ts';
import { joinFacts } from '../../../shared/join-facts.ts';
import { Price } from '../../../shared/market/price.tsx';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './order-card.module.css';

interface OrderCardProps {
  readonly order: Order;
  readonly heading: 'h2' | 'h3';
}

export function OrderCard({ order, heading: Heading }: OrderCardProps) {
  const t = useT('orders');
  const dayOf = useLocalDay();
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles['card']}>
      <div>
        <Heading>
          <Link to={`/account/orders/${order.orderNumber}`}>
            {t('orders.order', { name: order.name })}
          </Link>
        </Heading>
        <p>{t('orders.placed', { date: dayOf(order.processedAt) })}</p>
        <OrderStates order={order} />
      </div>
      <p className={styles['sum']}>
        <Price money={order.total} />
        <span>{t('orders.items', { count })}</span>
      </p>
    </article>
  );
}

/** Asks whether anything of an order is sent: a gift card comes by e-mail at once, whatever the platform calls it. */
export function hasParcel({ shippingAddress }: Order): boolean {
  return shippingAddress.length > 0;
}

/** Asks whether nothing of an order is left: it was cancelled, or all of it taken back. */
function isOver({ cancelledAt, lines }: Order): boolean {
  return cancelledAt !== null || lines.every(({ currentQuantity }) => currentQuantity === 0);
}

/** Asks whether a parcel of an order has still to leave. */
export function isToBeSent(order: Order): boolean {
  return !isOver(order) && order.fulfillmentStatus !== 'FULFILLED' && hasParcel(order);
}

/** Payment and delivery status; unknown states are shown as the platform names them. */
export function OrderStates({ order }: { readonly order: Order }) {
  const word = useWord();
  const wordOf = (kind: 'payment' | 'delivery', state: string) =>
    word(`orders.${kind}.${state}`) ?? state;
  const { financialStatus, fulfillmentStatus, shipments } = order;
  const isCalledOff = isOver(order) && shipments.length === 0;
  const delivery = isCalledOff
    ? wordOf('payment', 'VOIDED')
    : hasParcel(order) && wordOf('delivery', fulfillmentStatus);
  const states = [financialStatus !== null && wordOf('payment', financialStatus), delivery];
  return <p>{joinFacts(new Set(states))}</p>;
}
