import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { Trail } from '../../shared/trail.tsx';
import styles from './ranking-page.module.css';

const SECTIONS = ['lists', 'search', 'rows', 'reviews'] as const;

/** Tells what decides the order of lists, results, rows and reviews, and who checked the reviews. */
export function RankingPage() {
  const t = useT('ranking', 'reviews');
  return (
    <div className={`page ${styles['page']}`}>
      <Trail steps={[{ title: t('shell.menu.all'), to: '/shop' }]} current={t('ranking.title')} />
      <PageTitle title={t('ranking.title')} description={t('ranking.intro')} />
      <p>{t('ranking.intro')}</p>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{t(`ranking.${section}`)}</h2>
          <p>{t(`ranking.${section}Text`)}</p>
        </section>
      ))}
      <section>
        <h2>{t('reviews.checked')}</h2>
        <p>{t('reviews.how')}</p>
      </section>
    </div>
  );
}
