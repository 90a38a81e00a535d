import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const SHOP_METAFIELDS = query(
  'ShopMetafields',
  `
query ShopMetafields($identifiers: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  shop {
    metafields(identifiers: $identifiers) { namespace key type value }
  }
}
`,
);

/** One entry for each identifier, in their order; null for what the shop does not have. */
export async function shopMetafields(
  client: StorefrontClient,
  variables: Variables<'ShopMetafields'>,
  options?: RequestOptions,
): Promise<Result<Data<'ShopMetafields'>['shop']['metafields'], RequestFailure>> {
  const result = await client.request(SHOP_METAFIELDS, variables, options);
  return result.ok ? succeed(result.value.shop.metafields) : result;
}
