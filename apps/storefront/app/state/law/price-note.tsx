import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import styles from './price-note.module.css';

interface PriceNoteProps {
  /** Tells whether a price beside it is struck as the lowest of 30 days. */
  readonly isStruck?: boolean;
}

/** Taxes and delivery beside prices, with a link to what delivery costs. */
export function PriceNote({ isStruck = false }: PriceNoteProps) {
  const t = useT();
  return (
    <p className={styles['note']}>
      <Link to={useDeliveryPath()}>{usePriceNote()}</Link>
      {isStruck && <small>{t('price.lowest.note')}</small>}
    </p>
  );
}

/** “incl. VAT, plus delivery”, as the market writes it. */
export function usePriceNote(): string {
  const t = useT();
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  return t(freeDeliveryFrom?.amountInMinorUnits === 0 ? 'price.note.freeDelivery' : 'price.note');
}

/** Page of the delivery terms; the platform's policy is the fallback for missing content. */
export function useDeliveryPath(): string {
  const { policies } = useGlobalModules();
  return policies.length > 0 ? '/policies/shipping-policy' : '/pages/delivery';
}
