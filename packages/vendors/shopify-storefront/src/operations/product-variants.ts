import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { VARIANT } from '../fragments/variant.ts';

/** The variants that `Product` has not told: a page holds 250, a product up to 2,048. */
export const PRODUCT_VARIANTS = query(
  'ProductVariants',
  `
query ProductVariants($handle: String!, $after: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  product(handle: $handle) {
    variants(first: 250, after: $after) {
      nodes { ...VariantParts barcode }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [VARIANT],
);

type Product = NonNullable<Data<'ProductVariants'>['product']>;

export async function productVariants(
  client: StorefrontClient,
  variables: Variables<'ProductVariants'>,
  options?: RequestOptions,
): Promise<Result<Product['variants'] | null, RequestFailure>> {
  const result = await client.request(PRODUCT_VARIANTS, variables, options);
  return result.ok ? succeed(result.value.product?.variants ?? null) : result;
}
