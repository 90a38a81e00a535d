import { openShopProcess, type ShopProcess } from '@lokke/stack';
import type { APIResponse } from '@playwright/test';
import { CARE, STYLING } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { adminTokenOf, callStorefrontApi } from '../shop/admin-api.ts';
import { expect, test } from '../shop/test.ts';

const LATE = 'volt-shape-gel';
const REQUEST = '**/api/shopify/checkout/request/';

// Platform that is made to fail; other tests could not use it meanwhile.
let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await openShopProcess();
});
test.afterAll(() => shop.close());

test('a cart that the platform fails to return is replaced at once, and merged once it is back', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/502|Bad Gateway/);
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { cart, t } = shopper;
  await cart.add(CARE);
  const oldId = await shopper.cartId();

  // The platform fails when the old cart is requested; the shop's answer is given again to whoever repeats it.
  let failure: APIResponse | null = null;
  await page.route(REQUEST, async (route) => {
    if (route.request().postDataJSON().id !== oldId) return route.continue();
    if (failure === null) {
      await setFaults({ rate: 1, kinds: ['failed'] });
      failure = await route.fetch();
      await setFaults({});
      expect(failure.status()).toBe(502);
    }
    await route.fulfill({ response: failure });
  });
  await shopper.visits('/cart');
  await cart.hasQuantity(CARE, 1);
  await expect(page.getByRole('button', { name: t('errors.retry') })).toHaveCount(0);
  const newId = await shopper.cartId();
  expect(newId).not.toBe(oldId);
  const changed = page.waitForResponse(/checkout\/replace-items/);
  await cart.oneMore(CARE);
  await changed;
  const added = page.waitForResponse(/checkout\/add-items/);
  await cart.add(STYLING);
  await added;

  // Changes that another page had sent arrive in the old cart.
  const data = { locale: 'nl', checkoutId: oldId, lineItems: [await lineItemOf(LATE)] };
  const url = `${shop.shopUrl}/api/shopify/checkout/add-items/`;
  expect((await page.request.post(url, { data })).ok()).toBe(true);
  await page.unroute(REQUEST);

  await shopper.visits('/cart');
  await cart.hasQuantity(LATE, 1);
  await cart.hasQuantity(CARE, 2);
  await cart.hasQuantity(STYLING, 1);
  await shopper.visits('/cart');
  await cart.hasQuantity(CARE, 2);
  await cart.hasQuantity(LATE, 1);
});

async function setFaults(plan: object): Promise<void> {
  const response = await fetch(`${shop.platformUrl}/faults/nl`, {
    method: 'PUT',
    headers: { 'x-shopify-access-token': adminTokenOf('nl') },
    body: JSON.stringify(plan),
  });
  expect(response.status).toBe(200);
}

async function lineItemOf(handle: string) {
  const query = `{ product(handle: "${handle}") { variants(first: 1) { nodes { id } } } }`;
  const { product } = await callStorefrontApi('nl', query);
  return { variantId: product.variants.nodes[0].id, quantity: 1 };
}
