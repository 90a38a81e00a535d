import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { type Data, query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { CART } from '../fragments/cart.ts';

export const CART_QUERY = query(
  'Cart',
  `
query Cart($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cart(id: $id) { ...CartParts }
}
`,
  [CART],
);

export async function cart(
  client: StorefrontClient,
  variables: Variables<'Cart'>,
  options?: RequestOptions,
): Promise<Result<Data<'Cart'>['cart'], RequestFailure>> {
  const result = await client.request(CART_QUERY, variables, options);
  return result.ok ? succeed(result.value.cart) : result;
}
