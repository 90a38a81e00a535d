import type { ArticleSummary } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { Trail } from '../../shared/trail.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnPicture, Picture } from '../../ui/picture.tsx';
import styles from './article-list.module.css';

export interface ListedArticle extends Omit<ArticleSummary, 'blog'> {
  /** Date in the market's language: `4 November 2026`. */
  readonly date: string;
}

function articlePathOf(handle: string): string {
  return `/journal/${encodeURIComponent(handle)}`;
}

interface ArticleListProps {
  readonly articles: readonly ListedArticle[];
  readonly heading: 'h2' | 'h3';
  /** Loads the first picture eagerly. */
  readonly isFirstSeen?: boolean;
}

export function ArticleList({ articles, heading: Heading, isFirstSeen = false }: ArticleListProps) {
  return (
    <ul className={styles['list']}>
      {articles.map(({ handle, title, excerpt, picture, publishedAt, date }, index) => (
        <li key={handle}>
          <Heading>
            <Link to={articlePathOf(handle)}>{title}</Link>
          </Heading>
          <p className={styles['date']}>
            <time dateTime={publishedAt}>{date}</time>
          </p>
          <p>{excerpt}</p>
          {picture !== null && (
            <Picture
              source={cdnPicture(picture.url)}
              // Decorates: the title says what it is.
              alt=""
              width={picture.width}
              height={picture.height}
              sizes="(min-width: 1100px) 420px, (min-width: 700px) 46vw, 100vw"
              isPriority={isFirstSeen && index === 0}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

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
