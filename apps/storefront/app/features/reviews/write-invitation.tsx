import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './reviews.module.css';
import { WriteButton } from './write-button.tsx';

/** The way to write one, and how reviews are checked. */
export function WriteInvitation({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  return (
    <>
      <WriteButton handle={handle} />
      <div className={styles['checked']}>
        <h3>{t('reviews.checked')}</h3>
        <p>{t('reviews.how')}</p>
      </div>
    </>
  );
}

/** For a product that nobody has reviewed. */
export function FirstReview({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  return (
    <section id="reviews" className={`page ${styles['reviews']}`} aria-labelledby="reviews-title">
      <div className={styles['summary']}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        <p>{t('reviews.none')}</p>
        <WriteInvitation handle={handle} />
      </div>
    </section>
  );
}
