import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { rangeLink } from './range-link.ts';

/** In the place of the button when no size is left: what can be done instead. */
export function SoldOut({ product }: { readonly product: ProductDetail }) {
  const t = useT('product');
  const shelf = rangeLink(product.range);
  return (
    <>
      <p>
        <strong>{t('product.soldOut')}</strong>
        <br />
        {t('product.soldOut.text')}
      </p>
      <ButtonLink appearance="secondary" to={shelf.to}>
        {shelf.name === null
          ? t('shell.menu.all')
          : t('product.soldOut.range', { range: shelf.name })}
      </ButtonLink>
    </>
  );
}
