import { type GraphqlContext, gid } from '../../protocol/index.ts';
import {
  type ArticleRecord,
  type BlogRecord,
  catalogueOf,
  textsOf,
  toGraphqlImage,
  translate,
  translatedSeo,
} from '../catalogue/index.ts';

export type GraphqlBlog = ReturnType<typeof toGraphqlBlog>;
export type GraphqlArticle = ReturnType<typeof toGraphqlArticle>;

export function toGraphqlBlog(context: GraphqlContext, record: BlogRecord) {
  const { handle } = record;
  const owner = { kind: 'blog', handle } as const;
  return {
    __typename: 'Blog' as const,
    id: gid('Blog', record.number),
    handle,
    title: translate(context, { ...owner, key: 'title' }, record.title),
    seo: translatedSeo(context, owner, record.seo),
    onlineStoreUrl: null,
    record,
  };
}

function isPublished({ publishedAt }: ArticleRecord, now: Date): boolean {
  return Date.parse(publishedAt) <= now.getTime();
}

/** Returns what is published by now, of some blogs or of all. */
export function articlesOf(
  context: GraphqlContext,
  blogs: readonly BlogRecord[] = catalogueOf(context).blogs,
) {
  const now = context.now();
  return blogs.flatMap((blog) =>
    blog.articles.filter((record) => isPublished(record, now)).map((record) => ({ blog, record })),
  );
}

export function toGraphqlArticle(
  context: GraphqlContext,
  { blog, record }: { readonly blog: BlogRecord; readonly record: ArticleRecord },
) {
  const owner = { kind: 'article', handle: `${blog.handle}/${record.handle}` } as const;
  const text = textsOf(context, owner);
  const { author, image } = record;
  const shownAuthor = {
    ...author,
    name: `${author.firstName} ${author.lastName}`.trim(),
    bio: text('author.bio', author.bio),
  };
  return {
    __typename: 'Article' as const,
    id: gid('Article', record.number),
    handle: record.handle,
    title: text('title', record.title),
    contentHtml: text('body_html', record.contentHtml),
    excerptHtml: text('summary_html', record.excerptHtml),
    author: shownAuthor,
    authorV2: shownAuthor,
    image:
      image === null
        ? null
        : toGraphqlImage(context, image, { ...owner, type: 'ArticleImage', position: 1 }),
    publishedAt: record.publishedAt,
    seo: translatedSeo(context, owner, record.seo),
    tags: record.tags,
    onlineStoreUrl: null,
    trackingParameters: null,
    metafields: record.metafields ?? [],
    blogRecord: blog,
    number: record.number,
    updatedAt: record.updatedAt,
  };
}
