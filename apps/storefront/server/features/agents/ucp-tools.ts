import {
  type AgentMeta,
  type AgentTool,
  type BuyerContext,
  ucpTools,
} from '@lokke/contract/agents';
import type { AgentShop, AgentShops, KeyedCall, ToolOutcome } from './agent-shop.ts';
import {
  asCanceledCheckout,
  asCart,
  asCheckout,
  cancelCartTool,
  createCartTool,
  readCartTool,
  updateCartTool,
} from './cart-tools.ts';
import { getProduct, lookupCatalog, searchCatalog } from './catalogue-tools.ts';
import { serveTool } from './serve-tool.ts';
import { NOT_SOLD_THERE } from './ucp-envelope.ts';

/** Tools of the Universal Commerce Protocol. */
export const UCP_TOOLS = [
  serveTool(ucpTools.searchCatalog, (shops, { catalog }) =>
    inShop(shops, catalog.context, (shop) => searchCatalog(shop, catalog)),
  ),
  serveTool(ucpTools.lookupCatalog, (shops, { catalog }) =>
    inShop(shops, catalog.context, (shop) => lookupCatalog(shop, catalog)),
  ),
  serveTool(ucpTools.getProduct, (shops, { catalog }) =>
    inShop(shops, catalog.context, (shop) => getProduct(shop, catalog)),
  ),
  serveTool(ucpTools.createCart, (shops, { meta, cart }) =>
    shops.once(nameCall(ucpTools.createCart, meta, cart), () =>
      createCartTool(shops, cart, asCart),
    ),
  ),
  serveTool(ucpTools.getCart, (shops, { id }) => readCartTool(shops, id, asCart)),
  serveTool(ucpTools.updateCart, (shops, { id, cart }) => updateCartTool(shops, id, cart, asCart)),
  serveTool(ucpTools.cancelCart, (shops, { meta, id }) =>
    shops.once(nameCall(ucpTools.cancelCart, meta, id), () => cancelCartTool(shops, id, asCart)),
  ),
  serveTool(ucpTools.createCheckout, (shops, { meta, checkout }) =>
    shops.once(nameCall(ucpTools.createCheckout, meta, checkout), () =>
      createCartTool(shops, checkout, asCheckout),
    ),
  ),
  serveTool(ucpTools.getCheckout, (shops, { id }) => readCartTool(shops, id, asCheckout)),
  serveTool(ucpTools.updateCheckout, (shops, { id, checkout }) =>
    updateCartTool(shops, id, checkout, asCheckout),
  ),
  serveTool(ucpTools.completeCheckout, (shops, { id }) => readCartTool(shops, id, asCheckout)),
  serveTool(ucpTools.cancelCheckout, (shops, { meta, id }) =>
    shops.once(nameCall(ucpTools.cancelCheckout, meta, id), () =>
      cancelCartTool(shops, id, asCanceledCheckout),
    ),
  ),
];

function nameCall({ name: tool }: AgentTool, meta: AgentMeta, input: unknown): KeyedCall {
  return { tool, agent: meta['ucp-agent'].profile, key: meta['idempotency-key'], input };
}

async function inShop(
  shops: AgentShops,
  context: BuyerContext | undefined,
  work: (shop: AgentShop) => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  const shop = shops.forBuyer(context);
  return shop === null ? NOT_SOLD_THERE : work(shop);
}
