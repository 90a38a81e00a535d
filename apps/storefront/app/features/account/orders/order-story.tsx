import type { Order, Shipment } from '@lokke/contract/ports';
import { formatPrice } from '@lokke/domain/money';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useWord } from '../../../shared/i18n/use-catalogue-labels.ts';
import { useMarket } from '../../../shared/market/market-provider.tsx';
import { useLocalDay } from '../../../shared/market/use-local-day.ts';
import { hasParcel, isToBeSent } from './order-card.tsx';
import styles from './order-story.module.css';

/** Tells what has happened to an order, as far as the platform knows. */
export function OrderStory({ order }: { readonly order: Order }) {
  const t = useT('aftersales');
  const market = useMarket();
  const dayOf = useLocalDay();
  const { cancelledAt, refunded } = order;
  const parcels = hasParcel(order) ? parcelsOf(order) : [];
  return (
    <section className={styles['story']} aria-labelledby="order-story">
      <h2 id="order-story">{t('aftersales.timeline')}</h2>
      <ol>
        <li>
          <strong>{t('aftersales.ordered')}</strong>
          <span>{dayOf(order.processedAt)}</span>
        </li>
        {[...parcels.entries()].map(([position, shipment]) => (
          <Parcel key={position} number={position + 1} shipment={shipment} />
        ))}
        {isToBeSent(order) && hasUnsent(order) && (
          <li data-state="open">
            <strong>{t('aftersales.waiting')}</strong>
            {parcels.length > 0 && <WaitingLines order={order} />}
          </li>
        )}
        {cancelledAt !== null && (
          <li>
            <strong>{t('aftersales.cancelled', { date: dayOf(cancelledAt) })}</strong>
            <CancelReason reason={order.cancelReason} />
          </li>
        )}
        {refunded !== null && (
          <li>
            <strong>{t('aftersales.refunded', { amount: formatPrice(refunded, market) })}</strong>
          </li>
        )}
      </ol>
    </section>
  );
}

function Parcel({ number, shipment }: { readonly number: number; readonly shipment: Shipment }) {
  const t = useT('aftersales');
  const { isDelivered, carrier, tracking, lines } = shipment;
  return (
    <li>
      <strong>
        {t(isDelivered ? 'aftersales.parcelDelivered' : 'aftersales.parcel', { number })}
      </strong>
      <span>{lines.map(countedName).join('; ')}</span>
      {carrier !== null && <span>{t('aftersales.carrier', { carrier })}</span>}
      {tracking.map((one) => (
        <span key={`${one.number} ${one.url}`}>
          {one.number !== null && t('aftersales.number', { number: one.number })}{' '}
          {one.url !== null && isWebAddress(one.url) && (
            <a href={one.url} rel="noopener noreferrer">
              {t('aftersales.track')}{' '}
              <span className="visually-hidden">{one.number ?? number}</span>
            </a>
          )}
        </span>
      ))}
    </li>
  );
}

/** A shop's staff type the link of a carrier: nothing but the web is linked to. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

const BEFORE_UNIT = /(?<=\d) (?=\p{L})/gu;

/** Names what a line has, with numbers that stay beside their units. */
export function countedName({ title, variantTitle, quantity }: Shipment['lines'][number]): string {
  const size = variantTitle === null ? '' : `, ${variantTitle}`;
  return `${quantity} × ${title}${size}`.replace(BEFORE_UNIT, '\u00a0');
}

const keyOf = (line: { readonly title: string; readonly variantTitle: string | null }) =>
  `${line.title} ${line.variantTitle}`;

/** Leaves out what no parcel brings, which the platform may call sent. */
function parcelsOf({ lines, shipments }: Order): readonly Shipment[] {
  const unsent = new Set(lines.filter(({ isSent }) => !isSent).map(keyOf));
  return shipments
    .map((one) => ({ ...one, lines: one.lines.filter((line) => !unsent.has(keyOf(line))) }))
    .filter((one) => one.lines.length > 0);
}

/** Counts units by what they are. */
function countUnits(lines: Shipment['lines']): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
  return units;
}

const sentUnits = ({ shipments }: Order) => countUnits(shipments.flatMap(({ lines }) => lines));

/** Asks whether units of what is sent are in no parcel: a gift card comes by e-mail. */
function hasUnsent(order: Order): boolean {
  const sent = sentUnits(order);
  const ordered = countUnits(order.lines.filter(({ isSent }) => isSent));
  return [...ordered].some(([key, count]) => count > (sent.get(key) ?? 0));
}

/** Lists units that no parcel has yet, without those that were taken back. */
function WaitingLines({ order }: { readonly order: Order }) {
  const sent = sentUnits(order);
  const sendable = order.lines.filter(({ isSent }) => isSent);
  const waiting = sendable.flatMap((line) => {
    const before = sent.get(keyOf(line)) ?? 0;
    const quantity = Math.max(0, line.currentQuantity - before);
    sent.set(keyOf(line), Math.max(0, before - line.currentQuantity));
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return <span>{waiting.map(countedName).join('; ')}</span>;
}

function CancelReason({ reason }: { readonly reason: string | null }) {
  const t = useT('aftersales');
  const word = useWord()(`aftersales.reason.${reason}`);
  return word !== null && <span>{t('aftersales.cancelledFor', { reason: word })}</span>;
}
