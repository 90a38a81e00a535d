import { useId } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { Link } from '../../ui/link.tsx';
import { cdnPicture, Picture } from '../../ui/picture.tsx';
import styles from './reviews-to-write.module.css';

export type ReviewableProduct = Pick<Card, 'handle' | 'title' | 'picture'>;

/** Lists received products without a review, for the account's overview; nothing without any. */
export function ReviewsToWrite({ products }: { readonly products: readonly ReviewableProduct[] }) {
  const t = useT('aftersales');
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('aftersales.reviews')}</h2>
      <ul>
        {products.map(({ handle, title, picture }) => (
          <li key={handle}>
            <Link to={`/products/${handle}#reviews`}>
              <span className={styles['picture']}>
                {picture !== null && (
                  <Picture source={cdnPicture(picture.url)} alt="" {...picture} sizes="72px" />
                )}
              </span>
              <span>
                {title}
                <span className={styles['action']}>{t('aftersales.review')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
