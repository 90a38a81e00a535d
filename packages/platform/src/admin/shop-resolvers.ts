import type { ResolverMap } from '../graphql/index.ts';
import { shopBaseUrl } from '../shops/index.ts';

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
