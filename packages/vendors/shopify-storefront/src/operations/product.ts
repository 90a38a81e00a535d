import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_DETAIL } from '../fragments/product.ts';

export const PRODUCT = query(
  'Product',
  `
query Product($handle: String!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  product(handle: $handle) { ...ProductDetailParts }
}
`,
  [PRODUCT_DETAIL],
);

export async function product(
  client: StorefrontClient,
  variables: Variables<'Product'>,
  options?: RequestOptions,
): Promise<Result<Data<'Product'>['product'], RequestFailure>> {
  const result = await client.request(PRODUCT, variables, options);
  return result.ok ? succeed(result.value.product) : result;
}
