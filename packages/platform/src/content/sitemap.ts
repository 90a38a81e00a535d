import {
  catalogueOf,
  imagesOf,
  ofCollection,
  ofProduct,
  type Translated,
  translate,
} from '../catalogue/index.ts';
import { type GraphqlContext, type ResolverMap, requestError } from '../core/index.ts';
import { articlesOf } from './blogs.ts';

interface SitemapResource {
  readonly __typename: 'SitemapResource';
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly image: unknown;
}

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
): SitemapResource {
  const shown = translate(context, { ...owner, key: 'title' }, title);
  return { __typename: 'SitemapResource', handle, title: shown, updatedAt, image };
}

function resourcesOf(context: GraphqlContext, type: string): readonly SitemapResource[] {
  const { products, collections, pages } = catalogueOf(context);
  switch (type) {
    case 'PRODUCT':
      return products.map((product) => {
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
      });
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

interface GraphqlSitemap {
  readonly all: readonly SitemapResource[];
}

export const sitemapResolvers: ResolverMap = {
  QueryRoot: {
    sitemap: (_source, { type }: { readonly type: string }, context): GraphqlSitemap => ({
      all: resourcesOf(context, type),
    }),
  },
  Sitemap: {
    pagesCount: ({ all }: GraphqlSitemap) => ({
      count: Math.ceil(all.length / PAGE_SIZE),
      precision: 'EXACT',
    }),
    resources: ({ all }: GraphqlSitemap, { page }: { readonly page: number }) => ({
      hasNextPage: all.length > page * PAGE_SIZE,
      items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    }),
  },
};
