import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

test.each([
  ['legacy', false],
  ['new', true],
])(
  'with %s accounts, in which it is managed or not, a subscription is offered and sold: %s',
  async (accounts, isOffered) => {
    using embedded = await openEmbeddedShops({
      environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: accounts },
    });
    const product = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
    const plans = product.kind === 'found' ? product.value.sellingPlans : null;
    expect(plans?.map(({ discountPercentage }) => discountPercentage)).toEqual(
      isOffered ? [10] : [],
    );
    const variantId = product.kind === 'found' ? (product.value.variants[0]?.id ?? '') : '';
    const line = { variantId, quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/1' };
    const carts = embedded.shops.cartsOf(marketOf('nl'));
    expect(await carts.create([line])).toMatchObject(
      isOffered ? { ok: true } : { ok: false, failure: { code: 'invalidSellingPlan' } },
    );
    const once = await carts.create([{ ...line, sellingPlanId: null }]);
    const id = once.ok ? once.value.checkout.id : '';
    expect((await carts.add(id, [line])).ok).toBe(isOffered);
  },
);
