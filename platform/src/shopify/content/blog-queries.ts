import {
  type GraphqlContext,
  type ListArguments,
  type PageArguments,
  pageOf,
  type ResolverMap,
} from '../../protocol/index.ts';
import {
  type BlogRecord,
  catalogueOf,
  metafieldFields,
  plainText,
  truncate,
} from '../catalogue/index.ts';
import {
  articlesOf,
  type GraphqlArticle,
  type GraphqlBlog,
  toGraphqlArticle,
  toGraphqlBlog,
} from './blogs.ts';
import { findNamed, listByTitle, type Named } from './list-by-title.ts';

function allBlogs(context: GraphqlContext): readonly GraphqlBlog[] {
  return catalogueOf(context).blogs.map((record) => toGraphqlBlog(context, record));
}

export function findBlog(context: GraphqlContext, named: Named): GraphqlBlog | null {
  return findNamed(allBlogs(context), named);
}

function allArticles(
  context: GraphqlContext,
  blogs?: readonly BlogRecord[],
): readonly GraphqlArticle[] {
  return articlesOf(context, blogs).map((found) => toGraphqlArticle(context, found));
}

export function findArticle(
  context: GraphqlContext,
  { id }: { readonly id: string },
): GraphqlArticle | null {
  return findNamed(allArticles(context), { id });
}

const ARTICLE_VALUES: Readonly<Record<string, (article: GraphqlArticle) => string>> = {
  AUTHOR: ({ author }) => author.name,
  BLOG_TITLE: ({ blogRecord }) => blogRecord.title,
  PUBLISHED_AT: ({ publishedAt }) => publishedAt,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
};

const BLOG_VALUES: Readonly<Record<string, (blog: GraphqlBlog) => string>> = {
  HANDLE: ({ handle }) => handle,
  TITLE: ({ title }) => title,
};

function articleList(context: GraphqlContext, args: ListArguments, blogs?: readonly BlogRecord[]) {
  const keyFor = ARTICLE_VALUES[args.sortKey ?? ''] ?? (({ number }) => number);
  return listByTitle(allArticles(context, blogs), args, keyFor);
}

interface Truncated {
  readonly truncateAt?: number | null;
}

export const blogQueries: ResolverMap = {
  QueryRoot: {
    article: (_source, args: { readonly id: string }, context) => findArticle(context, args),
    articles: (_source, args: ListArguments, context) => articleList(context, args),
    blog: (_source, args: Named, context) => findBlog(context, args),
    blogByHandle: (_source, args: Named, context) => findBlog(context, args),
    blogs: (_source, args: ListArguments, context) =>
      listByTitle(
        allBlogs(context),
        args,
        BLOG_VALUES[args.sortKey ?? ''] ?? (({ record }) => record.number),
      ),
  },
  Blog: {
    ...metafieldFields((blog: GraphqlBlog) => ({
      metafields: blog.record.metafields ?? [],
      parent: blog,
      translated: { kind: 'blog', handle: blog.handle },
    })),
    articleByHandle: ({ record }: GraphqlBlog, { handle }: Named, context) =>
      allArticles(context, [record]).find((article) => article.handle === handle) ?? null,
    articles: ({ record }: GraphqlBlog, args: ListArguments, context) =>
      articleList(context, args, [record]),
    authors({ record }: GraphqlBlog, _args, context) {
      const authors = allArticles(context, [record]).map(({ author }) => author);
      return [...new Map(authors.map((author) => [author.email, author])).values()];
    },
  },
  Article: {
    ...metafieldFields((article: GraphqlArticle) => ({
      metafields: article.metafields,
      parent: article,
      translated: { kind: 'article', handle: `${article.blogRecord.handle}/${article.handle}` },
    })),
    blog: ({ blogRecord }: GraphqlArticle, _args, context) => toGraphqlBlog(context, blogRecord),
    content: ({ contentHtml }: GraphqlArticle, { truncateAt }: Truncated) =>
      truncate(plainText(contentHtml), truncateAt),
    excerpt: ({ excerptHtml }: GraphqlArticle, { truncateAt }: Truncated) =>
      excerptHtml === null ? null : truncate(plainText(excerptHtml), truncateAt),
    // Nobody can write one here.
    comments: (_source, args: PageArguments) => pageOf<{ readonly id: string }>([], args),
  },
};
