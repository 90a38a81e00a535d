import {
  type Area,
  type GraphqlContext,
  parseGid,
  shopBaseUrl,
  storefrontLinks,
} from '../../protocol/index.ts';

/** Converts the shop itself for the Admin API. */
export function adminShop({ shop, origin, storefrontUrl }: GraphqlContext) {
  return {
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
  };
}

export const adminArea: Area = {
  adminResolvers: {
    Job: { query: () => ({}) },
    QueryRoot: {
      // Work is done before its mutation is answered, so every job is done.
      job: (_source, { id }: { readonly id: string }) =>
        parseGid(id)?.type === 'Job' ? { id, done: true } : null,
      shop: (_source, _args, context) => adminShop(context),
    },
  },
};
