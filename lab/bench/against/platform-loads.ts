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

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}
interface Identified {
  readonly id: string;
}
interface Products {
  readonly products: Nodes<{ readonly handle: string; readonly variants: Nodes<Identified> }>;
}
interface CreatedCart {
  readonly cartCreate: { readonly cart: Identified & { readonly lines: Nodes<Identified> } };
}

// Token, because `tags` is refused without one, and a refusal would be measured.
const HEADERS = {
  'content-type': 'application/json',
  'x-shopify-storefront-access-token': demoPublicToken(SHOP),
};
const urlAt = (platformUrl: string) => `${platformUrl}/${SHOP}/api/${API_VERSION}/graphql.json`;

async function execute<Data>(
  platformUrl: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(urlAt(platformUrl), { method: 'POST', headers: HEADERS, body });
  const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
  if (data === undefined || errors !== undefined)
    throw new Error(`The platform responded with ${JSON.stringify(errors)}.`);
  return data;
}

/** Lists products that can be bought, each with its first variant. */
export async function firstVariants(platformUrl: string) {
  const { products } = await execute<Products>(platformUrl, FIRST_VARIANTS);
  return products.nodes.map(({ handle, variants }) => ({
    handle,
    variantId: variants.nodes[0]?.id ?? '',
  }));
}

/** Creates loads of product reads and of changes of twenty carts; each change is durable before its response. */
export async function platformLoads(platformUrl: string): Promise<readonly Load[]> {
  const products = await firstVariants(platformUrl);
  const carts = await Promise.all(
    Array.from({ length: CART_COUNT }, async (_none, at) => {
      const merchandiseId = products[at % products.length]?.variantId;
      const input = { lines: [{ merchandiseId, quantity: 1 }] };
      return (await execute<CreatedCart>(platformUrl, CART_CREATE, { input })).cartCreate.cart;
    }),
  );
  const change = (cart: (typeof carts)[number], quantity: number) =>
    JSON.stringify({
      query: LINES_UPDATE,
      variables: { cartId: cart.id, lines: cart.lines.nodes.map(({ id }) => ({ id, quantity })) },
    });
  const read = (handle: string) => JSON.stringify({ query: PRODUCT, variables: { handle } });
  const shared = { url: urlAt(platformUrl), method: 'POST', headers: HEADERS } as const;
  return [
    {
      ...shared,
      name: 'platform: product read',
      bodies: [products.map(({ handle }) => read(handle))],
    },
    {
      ...shared,
      name: 'platform: cart change',
      bodies: carts.map((cart) => [change(cart, 2), change(cart, 1)]),
    },
  ];
}
