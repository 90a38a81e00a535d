import { demoPublicToken } from '@lokke/platform';
import type { Load } from '../load/measure-load.ts';

const SHOP = 'nl';
const API_VERSION = '2024-01';
const CART_COUNT = 20;

const PRODUCT = `query Product($handle: String!) {
  product(handle: $handle) {
    id title descriptionHtml tags
    images(first: 3) { nodes { url altText width height } }
    variants(first: 10) {
      nodes { id title availableForSale quantityAvailable price { amount currencyCode } }
    }
  }
}`;
const FIRST_VARIANTS = `{ products(first: 20, query: "available_for_sale:true") {
  nodes { handle variants(first: 1) { nodes { id } } }
} }`;
const CART_CREATE = `mutation Create($input: CartInput!) {
  cartCreate(input: $input) { cart { id lines(first: 1) { nodes { id } } } userErrors { message } }
}`;
const LINES_UPDATE = `mutation Update($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart { id totalQuantity cost { totalAmount { amount currencyCode } } }
    userErrors { message }
  }
}`;

interface Products {
  readonly products: {
    readonly nodes: readonly {
      readonly handle: string;
      readonly variants: { readonly nodes: readonly { readonly id: string }[] };
    }[];
  };
}
interface CreatedCart {
  readonly cartCreate: {
    readonly cart: {
      readonly id: string;
      readonly lines: { readonly nodes: readonly { readonly id: string }[] };
    };
  };
}

/** Product reads, and changes of twenty carts; each change is durable before its response. */
export async function platformLoads(platformUrl: string): Promise<readonly Load[]> {
  const url = `${platformUrl}/${SHOP}/api/${API_VERSION}/graphql.json`;
  // Without a token `tags` is refused, and a refusal would be measured.
  const headers = {
    'content-type': 'application/json',
    'x-shopify-storefront-access-token': demoPublicToken(SHOP),
  };
  const execute = async <Data>(query: string, variables: object): Promise<Data> => {
    const body = JSON.stringify({ query, variables });
    const response = await fetch(url, { method: 'POST', headers, body });
    const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
    if (data === undefined || errors !== undefined)
      throw new Error(`The platform responded with ${JSON.stringify(errors)}.`);
    return data;
  };

  const { products } = await execute<Products>(FIRST_VARIANTS, {});
  const variantIds = products.nodes.flatMap(({ variants }) => variants.nodes.map(({ id }) => id));
  const carts = await Promise.all(
    Array.from({ length: CART_COUNT }, async (_none, at) => {
      const lines = [{ merchandiseId: variantIds[at % variantIds.length], quantity: 1 }];
      return (await execute<CreatedCart>(CART_CREATE, { input: { lines } })).cartCreate.cart;
    }),
  );
  const change = (cart: (typeof carts)[number], quantity: number) =>
    JSON.stringify({
      query: LINES_UPDATE,
      variables: { cartId: cart.id, lines: cart.lines.nodes.map(({ id }) => ({ id, quantity })) },
    });
  const read = (handle: string) => JSON.stringify({ query: PRODUCT, variables: { handle } });

  const shared = { url, method: 'POST', headers } as const;
  return [
    {
      ...shared,
      name: 'platform: product read',
      bodies: [products.nodes.map(({ handle }) => read(handle))],
    },
    {
      ...shared,
      name: 'platform: cart change',
      bodies: carts.map((cart) => [change(cart, 2), change(cart, 1)]),
    },
  ];
}
