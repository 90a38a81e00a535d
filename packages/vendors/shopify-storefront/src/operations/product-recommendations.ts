import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { PRODUCT_SUMMARY } from '../fragments/product.ts';

export const PRODUCT_RECOMMENDATIONS = query(
  'ProductRecommendations',
  `
query ProductRecommendations($productId: ID!, $metafields: [HasMetafieldsIdentifier!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  productRecommendations(productId: $productId) { ...ProductSummaryParts }
}
`,
  [PRODUCT_SUMMARY],
);

export async function productRecommendations(
  client: StorefrontClient,
  variables: Variables<'ProductRecommendations'>,
  options?: RequestOptions,
): Promise<Result<Data<'ProductRecommendations'>['productRecommendations'], RequestFailure>> {
  const result = await client.request(PRODUCT_RECOMMENDATIONS, variables, options);
  return result.ok ? succeed(result.value.productRecommendations) : result;
}
