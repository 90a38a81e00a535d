import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import styles from './price-note.module.css';

/** Taxes and delivery beside prices, with a link to what delivery costs. */
export function PriceNote() {
  return (
    <small className={styles['note']}>
      <Link to={useDeliveryPath()}>{usePriceNote()}</Link>
    </small>
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
