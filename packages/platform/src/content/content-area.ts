import type { Area } from '../area.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { mergeResolvers } from '../graphql/resolver-map.ts';
import { gid } from '../ids/index.ts';
import { contentQueries } from './content-queries.ts';
import { localizationResolvers } from './localization.ts';
import { menuSource } from './menu-source.ts';
import { findPage, pageQueries } from './page-queries.ts';
import { findPolicy, POLICY_KEYS } from './policies.ts';
import { shopResolvers, shopSource } from './shop-resolvers.ts';
import { sitemapResolvers } from './sitemap.ts';

export const contentArea: Area = {
  nodes: {
    Page: (id, context) => findPage(context, { id }),
    Menu(id, context) {
      const menu = catalogueOf(context).menus.find(({ number }) => gid('Menu', number) === id);
      return menu === undefined ? null : menuSource(context, menu);
    },
    Shop: (id, context) => (id === context.shop.id ? shopSource(context) : null),
    ShopPolicy: (id, context) =>
      POLICY_KEYS.map((key) => findPolicy(context, key)).find((policy) => policy?.id === id),
  },
  resolvers: mergeResolvers([
    contentQueries,
    localizationResolvers,
    pageQueries,
    shopResolvers,
    sitemapResolvers,
  ]),
};
