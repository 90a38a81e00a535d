import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './empty-cart.module.css';

/** An empty state is a band of strands, one sentence and one way on. */
export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useT('bag');
  return (
    <div className={styles['empty']}>
      <p>{t('cart.empty')}</p>
      <ButtonLink to="/shop" onClick={onLeave}>
        {t('cart.empty.action')}
      </ButtonLink>
    </div>
  );
}
