import { isReduced, type Variant } from '@lokke/domain/catalogue';
import { formatPrice } from '@lokke/domain/money';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Price, PriceBefore } from '../../shared/market/price.tsx';
import styles from './size-choice.module.css';

/** The price, what it was before, and what 100 ml of it cost. */
export function VariantPrice({ variant }: { readonly variant: Variant }) {
  const t = useT('product');
  const market = useMarket();
  const { price, compareAtPrice, unitPrice } = variant;
  return (
    <>
      {compareAtPrice !== null && isReduced(variant) && (
        <>
          <PriceBefore money={compareAtPrice} label={t('listing.before')} />{' '}
        </>
      )}
      <Price money={price} />
      {unitPrice !== null && (
        <>
          {/* An em: on a line of its own nothing is left of it. */}
          {'\u2003'}
          <span className={styles['unit']}>
            {t('product.unitPrice', {
              price: formatPrice(unitPrice.price, market),
              unit: unitPrice.per,
            })}
          </span>
        </>
      )}
    </>
  );
}
