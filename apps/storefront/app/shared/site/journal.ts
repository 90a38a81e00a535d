import type { ArticleSummary, ArticleText, MenuItem } from '@lokke/contract/ports';
import { formatDateParts } from '@lokke/domain/dates';

/** The name of a shop's only blog; null where articles are of several. */
export function journalTitleOf(articles: readonly Pick<ArticleSummary, 'blog'>[]): string | null {
  const titles = new Map(articles.map(({ blog }) => [blog.handle, blog.title]));
  const [title] = titles.values();
  return titles.size === 1 && title ? title : null;
}

const OTHERS = 3;

/** The newest besides the one that is read. */
export function othersThan<Item extends ArticleSummary>(
  read: Item,
  articles: readonly Item[],
): readonly Item[] {
  return articles.filter((article) => article !== read).slice(0, OTHERS);
}

/** An article with its date in the words of a market. */
export function withDate<Item extends Pick<ArticleSummary, 'publishedAt'>>(
  article: Item,
  languageTag: string,
): Item & { readonly date: string } {
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = formatDateParts(format, new Date(article.publishedAt));
  return { ...article, date: parts.map(({ value }) => value).join('') };
}

/** Article JSON-LD (schema.org). */
export function describeArticle(
  { title, excerpt, picture, publishedAt, seo, author }: ArticleSummary & ArticleText,
  { url, publisher }: { readonly url: string; readonly publisher: object },
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Article',
    headline: title,
    description: seo.description ?? excerpt,
    ...(picture !== null && { image: [picture.url] }),
    datePublished: publishedAt,
    ...(author !== null && { author: { '@type': 'Person', name: author.name } }),
    publisher,
    mainEntityOfPage: url,
  };
}

const JOURNAL = '/journal';

export function leadsToJournal(menu: readonly MenuItem[]): boolean {
  return menu.some(({ path, items }) => path === JOURNAL || leadsToJournal(items));
}

/** The menu of a shop that has no journal. */
export function withoutJournal(menu: readonly MenuItem[]): readonly MenuItem[] {
  return menu
    .filter(({ path }) => path !== JOURNAL)
    .map((item) => ({ ...item, items: withoutJournal(item.items) }));
}
