import { demoPublicToken } from '@lokke/platform';
import Client from 'shopify-buy';
import { type ClientCall, call } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = 'shopify-buy';

/** Shopify's oldest client, which asks 2025-01 at `/graphql`; each call goes on where the one before it ended. */
export function buyCalls({ port }: OpenPlatform): readonly ClientCall[] {
  const client = Client.buildClient(
    { domain: `localhost:${port}/nl`, storefrontAccessToken: demoPublicToken('nl') },
    // It insists on https.
    (url, init) => fetch(url.replace(/^https:/, 'http:'), init),
  );
  const step = (name: string, answer: () => Promise<unknown>, expected: unknown) =>
    call(CLIENT, name, answer, expected);
  const product = async () => {
    const [first] = await client.product.fetchAll(1);
    if (first === undefined) throw new Error('there is no product');
    return first;
  };
  const collection = async () => {
    const [first] = await client.collection.fetchAll(1);
    if (first === undefined) throw new Error('there is no collection');
    return first;
  };
  const variantId = async () => (await product()).variants.find((one) => one.available)?.id ?? '';
  let checkoutId = '';
  let lineId = '';
  const quantities = (lines: readonly { readonly quantity: number }[]) =>
    lines.map(({ quantity }) => quantity);
  return [
    step('shop.fetchInfo', async () => (await client.shop.fetchInfo()).name !== '', true),
    step(
      'shop.fetchPolicies',
      async () => (await client.shop.fetchPolicies()).refundPolicy.title !== '',
      true,
    ),
    step('product.fetchAll', async () => (await client.product.fetchAll(3)).length, 3),
    step(
      'product.fetch and fetchByHandle',
      async () => {
        const { id, handle } = await product();
        return (
          (await client.product.fetch(id)).title ===
          (await client.product.fetchByHandle(handle)).title
        );
      },
      true,
    ),
    step(
      'product.fetchMultiple',
      async () => (await client.product.fetchMultiple([(await product()).id])).length,
      1,
    ),
    step(
      'product.fetchQuery',
      async () =>
        (await client.product.fetchQuery({ first: 2, sortKey: 'PRICE', reverse: true })).length,
      2,
    ),
    step(
      'product.fetchRecommendations',
      async () => (await client.product.fetchRecommendations((await product()).id)).length > 0,
      true,
    ),
    step(
      'fetchNextPage',
      async () => (await client.fetchNextPage(await client.product.fetchAll(2))).model.length,
      2,
    ),
    step('collection.fetchAll', async () => (await client.collection.fetchAll(2)).length, 2),
    step(
      'collection.fetch and fetchByHandle',
      async () => {
        const { id, handle } = await collection();
        return (
          (await client.collection.fetch(id)).title ===
          (await client.collection.fetchByHandle(handle)).title
        );
      },
      true,
    ),
    step(
      'collection.fetchWithProducts',
      async () => {
        const { id } = await collection();
        return (await client.collection.fetchWithProducts(id, { productsFirst: 2 })).products
          .length;
      },
      2,
    ),
    step(
      'collection.fetchAllWithProducts',
      async () =>
        (await client.collection.fetchAllWithProducts({ first: 1, productsFirst: 1 })).length,
      1,
    ),
    step(
      'collection.fetchQuery',
      async () => (await client.collection.fetchQuery({ first: 1 })).length,
      1,
    ),
    step('checkout.create', async () => {
      const lineItems = [{ variantId: await variantId(), quantity: 1 }];
      const made = await client.checkout.create({ lineItems, note: 'A note' });
      checkoutId = made.id;
      lineId = made.lineItems[0]?.id ?? '';
      return [made.note, quantities(made.lineItems), made.webUrl.includes('/cart/c/')];
    }, ['A note', [1], true]),
    step(
      'checkout.fetch',
      async () => quantities((await client.checkout.fetch(checkoutId)).lineItems),
      [1],
    ),
    step('checkout.addLineItems', async () => {
      const lines = [{ variantId: await variantId(), quantity: 1 }];
      return quantities((await client.checkout.addLineItems(checkoutId, lines)).lineItems);
    }, [2]),
    step('checkout.updateLineItems', async () => {
      const lines = [{ id: lineId, quantity: 3 }];
      return quantities((await client.checkout.updateLineItems(checkoutId, lines)).lineItems);
    }, [3]),
    step(
      'checkout.removeLineItems',
      async () => (await client.checkout.removeLineItems(checkoutId, [lineId])).lineItems.length,
      0,
    ),
    step('checkout.replaceLineItems', async () => {
      const lines = [{ variantId: await variantId(), quantity: 2 }];
      return quantities((await client.checkout.replaceLineItems(checkoutId, lines)).lineItems);
    }, [2]),
    step(
      'checkout.addDiscount of an unknown code',
      async () =>
        (await client.checkout.addDiscount(checkoutId, 'NONE')).discountApplications.length,
      0,
    ),
    step(
      'checkout.removeDiscount',
      async () => (await client.checkout.removeDiscount(checkoutId)).discountApplications.length,
      0,
    ),
    step('checkout.updateAttributes', async () => {
      const customAttributes = [{ key: 'a', value: 'b' }];
      const changed = await client.checkout.updateAttributes(checkoutId, { customAttributes });
      return changed.customAttributes.map(({ key, value }) => [key, value]);
    }, [['a', 'b']]),
    step(
      'checkout.updateEmail',
      async () => (await client.checkout.updateEmail(checkoutId, 'ada@example.com')).email,
      'ada@example.com',
    ),
  ];
}
