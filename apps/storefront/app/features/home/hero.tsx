import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';

export function Hero({ hasRoutines }: { readonly hasRoutines: boolean }) {
  const t = useT('home');
  return (
    <section className={styles['hero']}>
      <HeroPicture alt={t('home.hero.alt')} />
      <div className={styles['words']}>
        <h1>{t('home.hero.title')}</h1>
        <p>{t('home.hero.text')}</p>
        <div className={styles['actions']}>
          {/* Not a collection: a merchant's own catalogue may have none of that name. */}
          <ButtonLink to="/shop?sortOption=sortByPopularity">
            {t('home.hero.bestSellers')}
          </ButtonLink>
          {hasRoutines && (
            <ButtonLink to="/range/bundles" look="secondary">
              {t('home.hero.routines')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
