import type { Variant } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import styles from './price-note.module.css';

interface PriceNoteProps {
  /** Goods of this price; left out beside goods of all kinds. */
  readonly variant?: Pick<Variant, 'requiresShipping' | 'isGiftCard'>;
  /** Tells whether a price beside it is struck as the lowest of 30 days. */
  readonly isStruck?: boolean;
}

/** Taxes and delivery beside prices, with a link to what delivery costs. */
export function PriceNote({ variant = {}, isStruck = false }: PriceNoteProps) {
  const t = useT();
  const path = useDeliveryPath();
  const note = usePriceNote(variant);
  // A gift card bears no tax and comes by e-mail.
  if (variant.isGiftCard) return null;
  return (
    <p className={styles['note']}>
      <Link to={path}>{note}</Link>
      {isStruck && <small>{t('price.lowest.note')}</small>}
    </p>
  );
}

/** “incl. VAT, plus delivery”, as the market writes it. */
export function usePriceNote({ requiresShipping }: Partial<Variant> = {}): string {
  const t = useT();
  const { freeDeliveryFrom } = useGlobalModules().promotions;
  const isFree = requiresShipping === false || freeDeliveryFrom?.amountInMinorUnits === 0;
  return t(isFree ? 'price.note.freeDelivery' : 'price.note');
}

/** Page of the delivery terms; the platform's policy is the fallback for missing content. */
export function useDeliveryPath(): string {
  const { policies } = useGlobalModules();
  return policies.length > 0 ? '/policies/shipping-policy' : '/pages/delivery';
}
