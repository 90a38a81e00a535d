import { storefrontTools } from '@lokke/contract/agents';
import { listIn } from '@lokke/contract/ports';
import { findPages } from '@lokke/domain/page-search';
import { writtenPagePath } from '@lokke/domain/paths';
import { agentCartId, createAgentCart, readAgentCart, replaceAgentCart } from './agent-cart.ts';
import { type AgentShop, type AgentShops, addressIn, type ToolOutcome } from './agent-shop.ts';
import { type asCart, outcomeOf, withCart } from './cart-tools.ts';
import { describeListed, findProducts, tellProduct } from './catalogue-tools.ts';
import { describeCart } from './describe-cart.ts';
import { describeDetail } from './describe-product.ts';
import { selectVariants } from './select-variants.ts';
import { serveTool } from './serve-tool.ts';
import { NOT_SOLD_THERE, OUT_OF_REACH } from './ucp-envelope.ts';

const MOST_ANSWERS = 5;

/** Tools of a storefront's own MCP server, by the names that assistants know from Shopify. */
export const STOREFRONT_TOOLS = [
  serveTool(storefrontTools.searchShopCatalog, async (shops, input) => {
    const shop = shopOf(shops, input);
    if (shop === null) return NOT_SOLD_THERE;
    const { query, limit, after = '0' } = input;
    const loaded = await findProducts(shop, query, { limit, after: Number(after) });
    if (loaded.kind !== 'found') return OUT_OF_REACH;
    const { products, total, next } = loaded.value;
    return tell({
      products: products.map((product) => describeListed(shop, product)),
      pagination: { totalCount: total, hasNextPage: next !== null, endCursor: next },
    });
  }),
  serveTool(storefrontTools.getProductDetails, async (shops, input) => {
    const shop = shopOf(shops, input);
    if (shop === null) return NOT_SOLD_THERE;
    return tellProduct(shop, input.product_id, async (product, named) => {
      const selected =
        input.options === undefined
          ? named
          : Object.entries(input.options).map(([name, label]) => ({ name, label }));
      const { variants } = await selectVariants(shop.catalogue, product, { selected });
      return { product: describeDetail(shop, product, variants) };
    });
  }),
  serveTool(storefrontTools.getShopCart, (shops, input) =>
    withCart(shops, input.cart_id, describeShopCart, readAgentCart),
  ),
  serveTool(storefrontTools.updateShopCart, async (shops, input) => {
    const { cart_id, add_items = [], update_items = [], remove_line_ids = [] } = input;
    const added = add_items.map(({ product_variant_id, quantity }) => ({
      variantId: product_variant_id,
      quantity,
    }));
    const { discount_codes: codes, salon_no: salonNo } = input;
    if (cart_id === undefined) {
      const shop = shops.forBuyer(input.context);
      if (shop === null) return NOT_SOLD_THERE;
      return outcomeOf(
        shop,
        await createAgentCart(shop, { lines: added, codes, salonNo }),
        describeShopCart,
      );
    }
    return withCart(shops, cart_id, describeShopCart, async (shop, cartId) => {
      const read = await readAgentCart(shop, cartId);
      if (!read.ok) return read;
      const kept = read.value.lines.edges.flatMap(({ node: { id, quantity, merchandise } }) => {
        const wanted = update_items.find((item) => item.id === id)?.quantity ?? quantity;
        const isGone = merchandise === null || wanted === 0 || remove_line_ids.includes(id);
        return isGone ? [] : [{ id, variantId: merchandise.id, quantity: wanted }];
      });
      return replaceAgentCart(shop, cartId, { lines: [...kept, ...added], codes, salonNo });
    });
  }),
  serveTool(storefrontTools.searchPolicies, async (shops, input) => {
    const shop = shopOf(shops, input);
    if (shop === null) return NOT_SOLD_THERE;
    const [pages, policies] = await Promise.all([shop.content.pages(), shop.catalogue.policies()]);
    if (pages.kind === 'failed' || policies.kind === 'failed') return OUT_OF_REACH;
    const written = findPages(input.query, listIn(pages)).map((page) => ({
      question: page.title,
      answer: page.description ?? '',
      url: addressIn(shop, writtenPagePath(page.slug, page.anchor)),
    }));
    const own = listIn(policies).map(({ handle, title }) => ({
      question: title,
      answer: '',
      url: addressIn(shop, `/policies/${handle}`),
    }));
    return tell({ answers: [...written, ...own].slice(0, MOST_ANSWERS) });
  }),
];

function shopOf(
  shops: AgentShops,
  { country, language }: { country?: string | undefined; language?: string | undefined },
): AgentShop | null {
  return shops.forBuyer({ address_country: country, language });
}

const describeShopCart: typeof asCart = (shop, checkout) => {
  const { continue_url, ...described } = describeCart(shop, checkout);
  const cart_id = agentCartId(shop, checkout);
  return { cart: { ...described, cart_id, checkout_url: continue_url } };
};

function tell(content: Readonly<Record<string, unknown>>): ToolOutcome {
  return { kind: 'done', content };
}
