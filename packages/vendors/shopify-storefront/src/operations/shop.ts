import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';

export const SHOP = query(
  'Shop',
  `
query Shop($country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  shop {
    id
    name
    description
    primaryDomain { host url }
    privacyPolicy { handle title body }
    termsOfService { handle title body }
    refundPolicy { handle title body }
    shippingPolicy { handle title body }
  }
}
`,
);

export async function shop(
  client: StorefrontClient,
  variables: Variables<'Shop'>,
  options?: RequestOptions,
): Promise<Result<Data<'Shop'>['shop'], RequestFailure>> {
  const result = await client.request(SHOP, variables, options);
  return result.ok ? succeed(result.value.shop) : result;
}
