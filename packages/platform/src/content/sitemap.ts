import { catalogueOf, imagesOf } from '../catalogue/index.ts';
import { type GraphqlContext, type ResolverMap, requestError } from '../core/index.ts';

interface SitemapResource {
  readonly __typename: 'SitemapResource';
  readonly handle: string;
  readonly updatedAt: string;
  readonly image: unknown;
}

const PAGE_SIZE = 250;

function resource(
  { handle, updatedAt }: { readonly handle: string; readonly updatedAt: string },
  image: unknown,
): SitemapResource {
  return { __typename: 'SitemapResource', handle, updatedAt, image };
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
        return resource(product.record, image);
      });
    case 'COLLECTION':
      return collections.map(({ record }) => resource(record, null));
    case 'PAGE':
      return pages.map((record) => resource(record, null));
    case 'ARTICLE':
    case 'BLOG':
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
