import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import type { Result } from '../client/result.ts';

/** A little of everything that a storefront reads: each part needs another right of the token. */
export const SHOP_CHECK = query(
  'ShopCheck',
  `
query ShopCheck($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  localization { language { isoCode } }
  shop { name paymentSettings { countryCode currencyCode } }
  products(first: 1) {
    nodes {
      handle
      tags
      metafields(identifiers: [{ namespace: "lokke", key: "promise" }]) { value }
      variants(first: 1) { nodes { quantityAvailable } }
      sellingPlanGroups(first: 1) { nodes { name } }
    }
  }
  mainMenu: menu(handle: "main-menu") { id }
  footerMenu: menu(handle: "footer") { id }
  customer(customerAccessToken: "nobody") { id }
}
`,
);

export async function shopCheck(
  client: StorefrontClient,
  variables: Variables<'ShopCheck'>,
  options?: RequestOptions,
): Promise<Result<Data<'ShopCheck'>, RequestFailure>> {
  return client.request(SHOP_CHECK, variables, options);
}
