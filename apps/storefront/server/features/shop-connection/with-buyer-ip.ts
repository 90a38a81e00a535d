import type { StorefrontClient } from '@lokke/shopify-storefront';

/** The shop limits by address, guesses and carts alike: ours would be that of everybody. */
export function withBuyerIp(client: StorefrontClient, buyerIp: string | null): StorefrontClient {
  if (buyerIp === null) return client;
  return {
    ...client,
    request: (document, variables) => client.request(document, variables, { buyerIp }),
  };
}
