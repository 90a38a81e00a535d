import { demoPublicToken, type Platform } from '@lokke/platform';

async function askShop<Data>(platform: Platform, query: string): Promise<Data> {
  const response = await platform.fetch('http://localhost:4010/nl/api/2026-10/graphql.json', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
    },
    body: JSON.stringify({ query }),
  });
  return JSON.parse(await response.text()).data;
}

interface Shown {
  readonly collections: {
    readonly nodes: readonly {
      readonly handle: string;
      readonly products: { readonly nodes: readonly { readonly handle: string }[] };
    }[];
  };
}

/** Collections that visitors see, and what is in each, in its order. */
export async function shownIn(platform: Platform): Promise<ReadonlyMap<string, readonly string[]>> {
  const { collections } = await askShop<Shown>(
    platform,
    '{ collections(first: 100) { nodes { handle products(first: 100) { nodes { handle } } } } }',
  );
  return new Map(
    collections.nodes.map(({ handle, products }) => [
      handle,
      products.nodes.map((product) => product.handle),
    ]),
  );
}

/** Price of a cart with one of each. */
export async function priceOf(platform: Platform, skus: readonly string[]): Promise<string> {
  const sellers = await askShop<{
    products: {
      nodes: { variants: { nodes: { id: string; sku: string }[] } }[];
    };
  }>(platform, '{ products(first: 100) { nodes { variants(first: 20) { nodes { id sku } } } } }');
  const lines = sellers.products.nodes
    .flatMap(({ variants }) => variants.nodes)
    .filter(({ sku }) => skus.includes(sku))
    .map(({ id }) => `{ merchandiseId: "${id}" }`);
  const { cartCreate } = await askShop<{
    cartCreate: { cart: { cost: { totalAmount: { amount: string } } } };
  }>(
    platform,
    `mutation { cartCreate(input: { lines: [${lines}] }) { cart { cost { totalAmount { amount } } } } }`,
  );
  return cartCreate.cart.cost.totalAmount.amount;
}
