import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

it('a cart, its lines, a wrong code and a salon are each counted once, when they happened', async () => {
  using embedded = await openEmbeddedShops();
  const { checkout, post } = openEndpoint(embedded);
  const { catalogueOf } = embedded.shops;
  const products = await catalogueOf(marketOf('nl')).products();
  const variant = products.kind === 'found' ? products.value[0]?.firstVariant : null;
  const lineItems = [{ variantId: variant?.id, quantity: 2 }];
  const events = () =>
    embedded.logged.flatMap(({ event, market }) =>
      /^(cart|code|salon|promotion)\./.test(event) ? [`${event} ${market}`] : [],
    );

  const { id } = await checkout('create', { lineItems });
  expect(events()).toEqual(['cart.created nl', 'cart.linesAdded nl']);
  const added = embedded.logged.find(({ event }) => event === 'cart.linesAdded');
  const value = variant?.price.amountInMinorUnits ?? 0;
  expect(added).toMatchObject({ value: (2 * value) / 100, currency: 'EUR' });
  const free = [{ ...lineItems[0], attributes: [{ key: '_freeItem', value: 'yes' }] }];
  await checkout('add-items', { checkoutId: id, lineItems: free });
  await checkout('discount-codes', { id, discountCodes: ['NO-SUCH-CODE'] });
  await post('add-items', { locale: 'nl', checkoutId: id, lineItems: [{ variantId: 'x' }] });
  expect(events().slice(2)).toEqual([
    'cart.linesAdded nl',
    'promotion.given nl',
    'code.refused nl',
  ]);
});
