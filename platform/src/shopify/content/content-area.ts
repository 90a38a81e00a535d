import {
  API_VERSIONS,
  type Area,
  type GraphqlContext,
  gid,
  type ListArguments,
  mergeResolvers,
  pageOf,
  type ResolverMap,
} from '../../protocol/index.ts';
import { catalogueOf, POLICY_KEYS, plainPath, requireToken } from '../catalogue/index.ts';
import { blogQueries, findArticle, findBlog } from './blog-queries.ts';
import { brandResolvers } from './brand-resolvers.ts';
import { localizationResolvers } from './localization.ts';
import { toGraphqlMenu } from './menus.ts';
import { findPage, pageQueries } from './page-queries.ts';
import { findPolicy, shopResolvers, toGraphqlShop } from './shop-resolvers.ts';
import { sitemapResolvers } from './sitemap.ts';

/** The query is `path:"/old" OR "/old"`; as at Shopify, `path` is compared sign by sign, bare text whatever its case. */
function redirects(_source: unknown, args: ListArguments, context: GraphqlContext) {
  const asked = args.query?.split(' OR ').map((term) => term.replaceAll('"', '').trim()) ?? [];
  const isAskedFor = (path: string) =>
    asked.some((term) => term === `path:${path}` || plainPath(term) === plainPath(path));
  const found = catalogueOf(context)
    .redirects.filter(({ path }) => asked.join('') === '' || isAskedFor(path))
    .map(({ number, path, target }) => ({
      __typename: 'UrlRedirect',
      id: gid('UrlRedirect', number),
      path,
      target,
    }));
  return pageOf(found, args);
}

const contentQueries: ResolverMap = {
  QueryRoot: {
    menu(_source, { handle }: { readonly handle: string }, context) {
      requireToken(context, { field: 'menu', scope: 'unauthenticated_read_content' });
      const menu = catalogueOf(context).menus.find((own) => own.handle === handle);
      return menu === undefined ? null : toGraphqlMenu(context, menu);
    },
    urlRedirects: redirects,
    publicApiVersions: () =>
      API_VERSIONS.map((handle) => ({
        handle,
        displayName: handle,
        supported: true,
      })),
  },
};

export const contentArea: Area = {
  nodes: {
    Article: (id, context) => findArticle(context, { id }),
    Blog: (id, context) => findBlog(context, { id }),
    Page: (id, context) => findPage(context, { id }),
    Menu(id, context) {
      const menu = catalogueOf(context).menus.find(({ number }) => gid('Menu', number) === id);
      return menu === undefined ? null : toGraphqlMenu(context, menu);
    },
    Shop: (id, context) => (id === context.shop.id ? toGraphqlShop(context) : null),
    ShopPolicy: (id, context) =>
      POLICY_KEYS.map((key) => findPolicy(context, key)).find((policy) => policy?.id === id),
  },
  resolvers: mergeResolvers([
    blogQueries,
    brandResolvers,
    contentQueries,
    localizationResolvers,
    pageQueries,
    shopResolvers,
    sitemapResolvers,
  ]),
};
