import { expect, test } from 'vitest';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { openShops } from '../../../testing/open-for-tests.ts';

const embedded = await openShops();
const endpoint = openEndpoint(embedded);

const variantId = 'gid://shopify/ProductVariant/1';
/** Lines of one product that differ by an engraving. */
const linesOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    variantId,
    quantity: 1,
    attributes: [{ key: 'engraving', value: `${from + index}` }],
  }));

test.each([
  [249, 250],
  [250, 251],
  [299, 300],
])('a cart of %i lines and one more shows all %i', async (count, all) => {
  // A call takes so many lines.
  const { id } = await endpoint.checkout('create', { lineItems: linesOf(Math.min(count, 200)) });
  if (count > 200) {
    await endpoint.checkout('add-items', {
      checkoutId: id,
      lineItems: linesOf(count - 200, 200),
    });
  }
  const changed = await endpoint.checkout('add-items', {
    checkoutId: id,
    lineItems: linesOf(1, count),
  });
  const read = await endpoint.checkout('request', { id });
  const engravings = ({ lines }: typeof read) =>
    new Set(lines.edges.map(({ node }) => node.attributes[0]?.value)).size;
  expect([engravings(changed), engravings(read)]).toEqual([all, all]);
});
