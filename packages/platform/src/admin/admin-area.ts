import { type Area, type ResolverMap, shopBaseUrl } from '../core/index.ts';

export const ADMIN_SHOP_RESOLVERS: ResolverMap = {
  QueryRoot: {
    shop: (_source, _args, { shop, origin }) => ({
      id: shop.id,
      name: shop.name,
      myshopifyDomain: `${shop.key}.${new URL(origin).host}`,
      url: shopBaseUrl(origin, shop),
      currencyCode: shop.currencyCode,
    }),
  },
};

/** The shop itself in the Admin API, and the audit log. */
export const adminArea: Area = { adminResolvers: ADMIN_SHOP_RESOLVERS };
