import { type GraphqlContext, gid } from '../../protocol/index.ts';
import {
  type ArticleRecord,
  type BlogRecord,
  catalogueOf,
  type MetafieldRecord,
  toGraphqlImage,
  translate,
} from '../catalogue/index.ts';

interface GraphqlSeo {
  readonly title: string | null;
  readonly description: string | null;
}

export interface GraphqlBlog {
  readonly __typename: 'Blog';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly seo: GraphqlSeo;
  readonly onlineStoreUrl: null;
  /** Record whose articles and authors are looked up when they are asked for. */
  readonly record: BlogRecord;
}

interface GraphqlAuthor {
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  readonly bio: string | null;
}

export interface GraphqlArticle {
  readonly __typename: 'Article';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly contentHtml: string;
  readonly excerptHtml: string | null;
  readonly author: GraphqlAuthor;
  readonly authorV2: GraphqlAuthor;
  readonly image: unknown;
  readonly publishedAt: string;
  readonly seo: GraphqlSeo;
  readonly tags: readonly string[];
  readonly onlineStoreUrl: null;
  readonly trackingParameters: null;
  readonly metafields: readonly MetafieldRecord[];
  readonly blogRecord: BlogRecord;
  /** The rest is for sorting. */
  readonly number: number;
  readonly updatedAt: string;
}

export function toGraphqlBlog(context: GraphqlContext, record: BlogRecord): GraphqlBlog {
  const { handle, seo } = record;
  const text = <Text extends string | null>(key: string, original: Text) =>
    translate(context, { kind: 'blog', handle, key }, original);
  return {
    __typename: 'Blog',
    id: gid('Blog', record.number),
    handle,
    title: text('title', record.title),
    seo: {
      title: text('meta_title', seo.title),
      description: text('meta_description', seo.description),
    },
    onlineStoreUrl: null,
    record,
  };
}

export interface FoundArticle {
  readonly blog: BlogRecord;
  readonly record: ArticleRecord;
}

function isPublished({ publishedAt }: ArticleRecord, now: Date): boolean {
  return Date.parse(publishedAt) <= now.getTime();
}

/** Returns what is published by now, of some blogs or of all. */
export function articlesOf(
  context: GraphqlContext,
  blogs: readonly BlogRecord[] = catalogueOf(context).blogs,
): readonly FoundArticle[] {
  const now = context.now();
  return blogs.flatMap((blog) =>
    blog.articles
      .filter((record) => isPublished(record, now))
      .map((record): FoundArticle => ({ blog, record })),
  );
}

export function toGraphqlArticle(
  context: GraphqlContext,
  { blog, record }: FoundArticle,
): GraphqlArticle {
  const owner = { kind: 'article', handle: `${blog.handle}/${record.handle}` } as const;
  const text = <Text extends string | null>(key: string, original: Text) =>
    translate(context, { ...owner, key }, original);
  const { author, image, seo } = record;
  const shownAuthor: GraphqlAuthor = {
    ...author,
    name: `${author.firstName} ${author.lastName}`.trim(),
    bio: text('author.bio', author.bio),
  };
  return {
    __typename: 'Article',
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
    seo: {
      title: text('meta_title', seo.title),
      description: text('meta_description', seo.description),
    },
    tags: record.tags,
    onlineStoreUrl: null,
    trackingParameters: null,
    metafields: record.metafields ?? [],
    blogRecord: blog,
    number: record.number,
    updatedAt: record.updatedAt,
  };
}
