import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './buy-panel.module.css';
import { shelfOf } from './shelf-of.ts';

/** In the place of the button when no size is left: what can be done instead. */
export function SoldOut({ product }: { readonly product: ProductDetail }) {
  const t = useT('product');
  const shelf = shelfOf(product.range);
  return (
    <div className={styles['soldOut']}>
      <p>
        <strong>{t('product.soldOut')}</strong>
      </p>
      <p>{t('product.soldOut.text')}</p>
      <ButtonLink look="secondary" to={shelf.to}>
        {shelf.name === null
          ? t('shell.menu.all')
          : t('product.soldOut.range', { range: shelf.name })}
      </ButtonLink>
    </div>
  );
}
