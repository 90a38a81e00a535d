import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Trail } from '../../shared/trail.tsx';
import { ArticleList, type ListedArticle } from './article-list.tsx';
import styles from './journal-page.module.css';

interface JournalPageProps {
  /** Null: the shop has several blogs, and no name for them together. */
  readonly title: string | null;
  readonly articles: readonly ListedArticle[];
}

export function JournalPage({ title: own, articles }: JournalPageProps) {
  const t = useT('journal');
  const title = own ?? t('journal.title');
  return (
    <div className={`page ${styles['page']}`}>
      <PageHead title={title} description={t('journal.intro')} />
      <Trail current={title} />
      <h1>{title}</h1>
      <p className={styles['intro']}>{t('journal.intro')}</p>
      <ArticleList articles={articles} heading="h2" isFirstSeen />
    </div>
  );
}
