import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { bagOf, CARE, FREE_ITEM, STYLING } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { openSlowShop, type SlowShop } from '../shop/slow-shop.ts';
import { expect, test } from '../shop/test.ts';

test.describe('while the platform is slow', () => {
  let shop: SlowShop;
  test.beforeAll(async () => {
    shop = await openSlowShop();
  });
  test.afterAll(() => shop.close());

  test('quick changes end in what was asked last, and the free item follows once', async ({
    page,
    watch,
  }) => {
    // Pictures come from the platform itself, which this storefront does not know by its own name.
    watch.expectProblem(/violates the following Content Security Policy directive: "img-src/);
    const shopper = createShopper(page, 'nl', shop.shopUrl);
    const bag = bagOf(shopper);
    await bag.add(CARE);
    await shopper.visits('/cart');
    await expect(bag.line(CARE)).toBeVisible();
    const quantity = bag.line(CARE).getByRole('status');
    const changesBefore = shop.changeCount();

    shop.hold();
    await bag.oneMore(CARE);
    await bag.oneMore(CARE);
    await bag.oneFewer(CARE);
    await bag.oneFewer(CARE);
    await expect(quantity).toHaveText('1');
    await expect(bag.line(FREE_ITEM)).toHaveCount(0);
    shop.release();
    await bag.hasNoFreeItem();
    await expect.poll(() => shop.changeCount() - changesBefore).toBe(2);

    shop.hold();
    for (let step = 0; step < 3; step += 1) await bag.oneMore(CARE);
    await expect(quantity).toHaveText('4');
    shop.release();
    await bag.hasFreeItem();
    await expect(quantity).toHaveText('4');
    // One for the first tap, one for the others, one for the free item; a slower platform lets all taps be one.
    await expect.poll(() => shop.changeCount() - changesBefore).toBeGreaterThanOrEqual(4);
    expect(shop.changeCount() - changesBefore).toBeLessThanOrEqual(5);
  });

  test('what is asked of the bag as its page is left is not lost', async ({ page, watch }) => {
    watch.expectProblem(/violates the following Content Security Policy directive: "img-src/);
    const shopper = createShopper(page, 'nl', shop.shopUrl);
    const bag = bagOf(shopper);
    await bag.add(STYLING);
    await bag.add('volt-shape-gel');
    await shopper.visits('/cart');
    await expect(bag.line(STYLING)).toBeVisible();

    shop.hold();
    await bag.oneMore(STYLING);
    await bag.remove('volt-shape-gel');
    await page.goto('about:blank');
    shop.release();
    await shopper.visits('/cart');
    await expect(bag.line(STYLING).getByRole('status')).toHaveText('2');
    await expect(bag.line('volt-shape-gel')).toHaveCount(0);
    await shopper.visits('/cart');
    await expect(bag.line(STYLING).getByRole('status')).toHaveText('2');
    await expect(bag.line('volt-shape-gel')).toHaveCount(0);
  });
});

test.describe('in a shop whose discounts end', () => {
  let shop: ShopProcess;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await openShopProcess();
  });
  test.afterAll(() => shop.close());

  test('what was free leaves an open bag and is not offered again', async ({ page, request }) => {
    const shopper = createShopper(page, 'nl', shop.shopUrl);
    const { t } = shopper;
    const bag = bagOf(shopper);
    await bag.add(CARE);
    await shopper.visits('/cart');
    await bag.oneMore(CARE);
    await bag.hasFreeItem();
    const title = await bag.titleOf(FREE_ITEM);

    const ended = await request.post(`${shop.platformUrl}/nl/admin/api/2024-01/graphql.json`, {
      headers: { 'X-Shopify-Access-Token': 'lokke-admin-nl' },
      data: {
        query:
          'mutation($id: ID!) { discountAutomaticDeactivate(id: $id) { userErrors { message } } }',
        variables: { id: 'gid://shopify/DiscountAutomaticNode/1001' },
      },
    });
    expect((await ended.json()).data.discountAutomaticDeactivate.userErrors).toEqual([]);
    await bag.oneMore(CARE);
    await bag.hasNoFreeItem();
    await expect(
      page.getByRole('status').getByText(t('promo.said.ended', { title })),
    ).toBeAttached();
    await expect(page.getByText(t('promo.bar.counted', { counted: 2, threshold: 2 }))).toHaveCount(
      0,
    );
    const before = await bag.total().innerText();
    await bag.oneMore(CARE);
    await expect(bag.total()).not.toHaveText(before);
    await bag.hasNoFreeItem();
  });
});
