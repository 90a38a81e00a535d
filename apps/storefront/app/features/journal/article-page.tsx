import type { ArticleText } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { RichHtml } from '../../shared/rich-html.tsx';
import { StructuredData } from '../../shared/structured-data.tsx';
import { Trail } from '../../shared/trail.tsx';
import { cdnPicture, Picture } from '../../ui/picture.tsx';
import { ArticleList, type ListedArticle } from './article-list.tsx';
import styles from './article-page.module.css';

interface ArticlePageProps {
  /** Null: the shop has several blogs, and no name for them together. */
  readonly journal: string | null;
  readonly article: ListedArticle & ArticleText;
  /** Products that the text leads to. */
  readonly products: readonly Card[];
  readonly others: readonly ListedArticle[];
  readonly described: Readonly<Record<string, unknown>>;
}

export function ArticlePage({ journal, article, products, others, described }: ArticlePageProps) {
  const t = useT('journal');
  const { title, excerpt, picture, publishedAt, date, bodyHtml, seo, author } = article;
  return (
    <article className={`page ${styles['page']}`}>
      <PageHead
        title={seo.title ?? title}
        description={seo.description ?? excerpt}
        pictureUrl={picture?.url}
      />
      <StructuredData value={described} />
      <Trail steps={[{ title: journal ?? t('journal.title'), to: '/journal' }]} current={title} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p>
          <time dateTime={publishedAt}>{date}</time>
          {author !== null && (
            <>
              <br />
              {t('journal.by', { name: author.name })}
            </>
          )}
        </p>
      </header>
      <div className={styles['text']}>
        {picture !== null && (
          <Picture
            source={cdnPicture(picture.url)}
            alt={picture.altText}
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 1100px) 620px, 100vw"
            isPriority
          />
        )}
        <RichHtml html={bodyHtml} />
        {author?.bio && (
          <p className={styles['author']}>
            <strong>{author.name}</strong> {author.bio}
          </p>
        )}
      </div>
      {products.length > 0 && (
        <section className={styles['others']} aria-labelledby="products">
          <h2 id="products">{t('journal.products')}</h2>
          <ProductGrid cards={products} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles['others']} aria-labelledby="others">
          <h2 id="others">{t('journal.others')}</h2>
          <ArticleList articles={others} heading="h3" />
        </section>
      )}
    </article>
  );
}
