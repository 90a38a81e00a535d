import {
  type Area,
  parseGid,
  type ResolverMap,
  shopBaseUrl,
  storefrontLinks,
} from '../../protocol/index.ts';

export const ADMIN_SHOP_RESOLVERS: ResolverMap = {
  Job: { query: () => ({}) },
  QueryRoot: {
    // Whatever is asked for is done with the answer.
    job: (_source, { id }: { readonly id: string }) =>
      parseGid(id)?.type === 'Job' ? { id, done: true } : null,
    shop: (_source, _args, { shop, origin, storefrontUrl }) => ({
      id: shop.id,
      name: shop.name,
      myshopifyDomain: `${shop.key}.${new URL(origin).host}`,
      url: shopBaseUrl(origin, shop),
      currencyCode: shop.currencyCode,
      customerAccountsV2: {
        customerAccountsVersion:
          shop.customerAccounts === 'new' ? 'NEW_CUSTOMER_ACCOUNTS' : 'CLASSIC',
        loginLinksVisibleOnStorefrontAndCheckout: true,
        loginRequiredAtCheckout: false,
        url: storefrontLinks(storefrontUrl, shop, null).account,
      },
    }),
  },
};

/** The shop itself in the Admin API, and the audit log. */
export const adminArea: Area = { adminResolvers: ADMIN_SHOP_RESOLVERS };
