import { type GraphqlContext, type ResolverMap, requestError } from '../../protocol/index.ts';
import {
  catalogueOf,
  imagesOf,
  ofCollection,
  ofProduct,
  type Product,
  type Translated,
  translate,
} from '../catalogue/index.ts';
import { articlesOf } from './blogs.ts';

type SitemapResource = ReturnType<typeof resource>;

interface Listed {
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
}

const PAGE_SIZE = 250;

function resource(
  context: GraphqlContext,
  { handle, title, updatedAt }: Listed,
  owner: Translated,
  image: unknown = null,
) {
  const shown = translate(context, { ...owner, key: 'title' }, title);
  return { __typename: 'SitemapResource', handle, title: shown, updatedAt, image };
}

function productResource(context: GraphqlContext, product: Product) {
  const [first] = imagesOf(context, product);
  const image =
    first === undefined
      ? null
      : {
          alt: first.altText,
          filepath: new URL(first.plainUrl).pathname,
          updatedAt: product.record.updatedAt,
        };
  return resource(context, product.record, ofProduct(product.record), image);
}

/** Sitemap whose pages are made when they are asked for. */
interface GraphqlSitemap {
  readonly count: number;
  readonly page: (from: number, to: number) => readonly SitemapResource[];
}

function sitemapOf(context: GraphqlContext, type: string): GraphqlSitemap {
  if (type === 'PRODUCT') {
    const { products } = catalogueOf(context);
    const page = (from: number, to: number) =>
      products.slice(from, to).map((product) => productResource(context, product));
    return { count: products.length, page };
  }
  const all = resourcesOf(context, type);
  return { count: all.length, page: (from, to) => all.slice(from, to) };
}

function resourcesOf(context: GraphqlContext, type: string): readonly SitemapResource[] {
  const { collections, pages } = catalogueOf(context);
  switch (type) {
    case 'COLLECTION':
      return collections.map(({ record }) => resource(context, record, ofCollection(record)));
    case 'PAGE':
      return pages.map((record) =>
        resource(context, record, { kind: 'page', handle: record.handle }),
      );
    case 'ARTICLE':
      return articlesOf(context).map(({ blog, record }) =>
        resource(context, record, { kind: 'article', handle: `${blog.handle}/${record.handle}` }),
      );
    case 'BLOG':
      return catalogueOf(context).blogs.map((record) =>
        resource(context, record, { kind: 'blog', handle: record.handle }),
      );
    case 'METAOBJECT':
      return [];
    default:
      throw requestError('INVALID_FIELD_ARGUMENTS', `type ${type} is not known`);
  }
}

export const sitemapResolvers: ResolverMap = {
  QueryRoot: {
    sitemap: (_source, { type }: { readonly type: string }, context) => sitemapOf(context, type),
  },
  Sitemap: {
    pagesCount: ({ count }: GraphqlSitemap) => ({
      count: Math.ceil(count / PAGE_SIZE),
      precision: 'EXACT',
    }),
    resources: (sitemap: GraphqlSitemap, { page }: { readonly page: number }) => ({
      hasNextPage: sitemap.count > page * PAGE_SIZE,
      items: sitemap.page((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    }),
  },
};
