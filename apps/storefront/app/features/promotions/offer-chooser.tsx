import type { Offer } from '@lokke/domain/discounts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnThumbnail } from '../../ui/picture-source.ts';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './offer-chooser.module.css';
import { useReward } from './use-reward.ts';

/** Earned free units to choose. */
export function OfferChooser({ offer }: { readonly offer: Offer }) {
  const t = useT('bag', 'promotions');
  const { take, isBusy, errorMessage } = useReward('unit');
  const { title, unitsLeft, products } = offer;
  return (
    <section className={styles['offer']} aria-label={title}>
      <h3>{t('promo.offer.title', { count: unitsLeft })}</h3>
      <p>{title}</p>
      {errorMessage !== null && <p className={styles['refusal']}>{errorMessage}</p>}
      <ul>
        {products.map((product) => (
          <li key={product.variantId}>
            {product.featuredImage !== null && (
              <Picture
                source={cdnThumbnail(product.featuredImage.url)}
                alt=""
                width={960}
                height={1200}
                sizes="48px"
              />
            )}
            <span>{product.title}</span>
            <Button
              appearance="secondary"
              isBusy={isBusy}
              aria-label={t('promo.offer.add', { title: product.title })}
              onClick={({ currentTarget }) => {
                // The offer disappears with its last unit.
                if (unitsLeft === 1) restoreFocus(currentTarget);
                void take(product);
              }}
            >
              {t('promo.line.free')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
