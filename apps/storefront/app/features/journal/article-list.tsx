import type { ArticleSummary } from '@lokke/contract/ports';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnPicture } from '../../ui/picture-source.ts';
import styles from './article-list.module.css';

export interface ListedArticle extends Omit<ArticleSummary, 'blog'> {
  /** In the words of the market: `4 November 2026`. */
  readonly date: string;
}

function articlePathOf(handle: string): string {
  return `/journal/${encodeURIComponent(handle)}`;
}

interface ArticleListProps {
  readonly articles: readonly ListedArticle[];
  readonly heading: 'h2' | 'h3';
  /** Whether its first picture is seen as the page opens. */
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
              // Its title says what it is; the picture is decoration beside it.
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
