export { storefrontTools } from './storefront-tools.ts';
export { type AgentTool, listTools } from './tool.ts';
export {
  type AgentMeta,
  type BuyerChoices,
  type BuyerContext,
  MOST_PRODUCTS,
  type SearchFilters,
  UCP_VERSION,
  ucpTools,
  type WantedCart,
} from './ucp-tools.ts';
