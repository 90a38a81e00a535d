import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

test.each([
  ['legacy', false],
  ['new', true],
])(
  'with %s accounts, in which it is managed or not, a subscription is offered: %s',
  async (accounts, isOffered) => {
    using embedded = await openEmbeddedShops({
      environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: accounts },
    });
    const product = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
    const plans = product.kind === 'found' ? product.value.sellingPlans : null;
    expect(plans?.map(({ discountPercentage }) => discountPercentage)).toEqual(
      isOffered ? [10] : [],
    );
  },
);
