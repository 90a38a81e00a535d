import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createApi } from '../../server/api/index.ts';
import { productDraft, variantDraft } from '../drafts.ts';
import { openShops } from '../open-for-tests.ts';
import { openAssistant } from './assistant.ts';
import { breachesOf } from './ucp-schemas.ts';

const COUNT = 2_048;
/** A product of as many shades as Shopify sells in one, of which the page has the first hundred. */
const variants = Array.from({ length: COUNT }, (_, index) =>
  variantDraft({
    sku: null,
    unitPriceMeasure: null,
    optionValues: [`Shade ${index + 1}`],
    inventoryQuantity: index === 0 ? 0 : 5,
  }),
);
const product = productDraft({ handle: 'tint', title: 'Tint', optionNames: ['Shade'], variants });
const embedded = await openShops({ drafts: { products: [product] } });
const api = createApi({ ...embedded, log: () => undefined });
const { call } = openAssistant(api);
const context = { address_country: 'NL' };

const variant = v.object({ id: v.string(), title: v.string() });
const detail = v.object({ product: v.looseObject({ variants: v.array(variant) }) });
const ID = 'gid://shopify/Product/1';

async function find(label: string) {
  const selected = [{ name: 'Shade', label }];
  const { content } = await call('get_product', { catalog: { id: ID, selected, context } });
  expect(breachesOf('shopping/catalog_lookup.json#/$defs/get_product_response', content)).toEqual(
    [],
  );
  return v.parse(detail, content).product;
}

it.each([1, 100, 101, COUNT])(
  'an assistant finds shade %i by its option, and by its id',
  async (number) => {
    const title = `Shade ${number}`;
    const found = await find(title);
    expect(found.variants[0]?.title).toBe(title);
    const id = found.variants[0]?.id;
    const lookup = await call('lookup_catalog', { catalog: { ids: [id], context } });
    expect(lookup.content).toMatchObject({ products: [{ variants: [{ id, title }] }] });
    expect(lookup.content).not.toHaveProperty('messages');
    const answers = [
      await call('get_product', { catalog: { id, context } }),
      await openAssistant(api, '/api/mcp/nl').call('get_product_details', { product_id: id }),
    ];
    for (const { content } of answers) {
      expect(v.parse(detail, content).product.variants[0]?.id).toBe(id);
    }
  },
);

it('is told of every value whether it can be had', async () => {
  const { options } = await find('Shade 7');
  const [shades] = v.parse(v.tuple([v.object({ values: v.array(v.unknown()) })]), options);
  expect(shades.values).toHaveLength(COUNT);
  expect(shades.values[0]).toEqual({ label: 'Shade 1', exists: true, available: false });
  expect(shades.values.at(-1)).toMatchObject({ exists: true, available: true });
});
