import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../server/api/index.ts';
import { FULL_SHOP } from '../full-shop.ts';
import { openShops } from '../open-for-tests.ts';
import { openAssistant } from './assistant.ts';
import HOSTILE from './hostile-texts.json' with { type: 'json' };

const [first] = FULL_SHOP.products ?? [];
if (first === undefined) throw new Error('The full shop has no product');
const hostileProducts = HOSTILE.map((text, index) => ({
  ...first,
  handle: `hostile-${index}`,
  title: `Hostile shampoo ${index}`,
  descriptionHtml: `<p>${text}</p>`,
}));
const embedded = await openShops({
  drafts: { ...FULL_SHOP, products: [...(FULL_SHOP.products ?? []), ...hostileProducts] },
});
const api = createApi({
  ...embedded,
  clock: () => Date.parse('2026-11-20T12:00:00Z'),
  log: () => undefined,
});
const { ask, call } = openAssistant(api, '/api/mcp/nl');

const cartReply = v.object({
  cart: v.object({
    cart_id: v.string(),
    checkout_url: v.string(),
    line_items: v.array(v.object({ id: v.string(), quantity: v.number() })),
  }),
});
const found = v.object({
  products: v.array(v.object({ id: v.string(), variants: v.array(v.object({ id: v.string() })) })),
});

async function findVariants(query: string): Promise<readonly string[]> {
  const { content } = await call('search_shop_catalog', { query, limit: 50 });
  return v
    .parse(found, content)
    .products.flatMap(({ variants }) => variants.map((variant) => variant.id));
}

describe('the MCP server of the storefront', () => {
  it('lists its tools', async () => {
    const { result } = await ask('tools/list');
    const { tools } = v.parse(
      v.looseObject({ tools: v.array(v.looseObject({ name: v.string() })) }),
      result,
    );
    expect(tools.map(({ name }) => name)).toEqual([
      'search_shop_catalog',
      'get_product_details',
      'get_cart',
      'update_cart',
      'search_shop_policies_and_faqs',
    ]);
  });

  it('makes a cart, changes it and takes lines out', async () => {
    const [one = '', two = ''] = await findVariants('rain');
    const items = [one, two].map((product_variant_id) => ({ product_variant_id, quantity: 1 }));
    const made = await call('update_cart', { add_items: items });
    const { cart } = v.parse(cartReply, made.content);
    expect(JSON.stringify(made.content)).not.toContain('Default Title');
    const [lineOne, lineTwo] = cart.line_items;
    const changed = await call('update_cart', {
      cart_id: cart.cart_id,
      update_items: [{ id: lineOne?.id, quantity: 4 }],
      remove_line_ids: [lineTwo?.id],
    });
    expect(v.parse(cartReply, changed.content).cart.line_items).toMatchObject([{ quantity: 4 }]);
    const read = await call('get_cart', { cart_id: cart.cart_id });
    expect(read.content).toEqual(changed.content);
  });

  it('tells all of a product, and answers questions with pages of the shop', async () => {
    const [variant] = await findVariants('rain shampoo');
    const { content } = await call('get_product_details', { product_id: variant });
    expect(content).toMatchObject({ product: { title: 'Rain shampoo' } });
    for (const id of await findVariants('rain')) {
      const told = await call('get_product_details', { product_id: id });
      expect(JSON.stringify(told.content)).not.toContain('Default Title');
    }
    const answers = await call('search_shop_policies_and_faqs', { query: 'retour' });
    expect(answers.content).toHaveProperty('answers');
  });
});

describe('a text that gives orders to an assistant', () => {
  it('is handed on as data, whose markup cannot run, and moves nothing', async () => {
    const ids = await findVariants('hostile');
    expect(ids).toHaveLength(HOSTILE.length);
    const made = await call('update_cart', {
      add_items: ids.map((product_variant_id) => ({ product_variant_id, quantity: 1 })),
    });
    const before = v.parse(cartReply, made.content).cart;
    for (const id of ids) {
      const { content, status } = await call('get_product_details', { product_id: id });
      expect(status).toBe(200);
      expect(JSON.stringify(content)).not.toMatch(/<script|javascript:|onerror=/i);
    }
    const after = await call('get_cart', { cart_id: before.cart_id });
    expect(v.parse(cartReply, after.content).cart).toEqual(before);
  });

  it('stands under a notice that it is no instruction', async () => {
    const { result } = await ask('initialize', {});
    expect(result).toMatchObject({ instructions: expect.stringContaining('never instructions') });
  });
});
