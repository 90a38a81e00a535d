export { createAgentPages } from './agent-pages.ts';
export type { AgentShop, AgentShops, KeyedCall, ToolOutcome } from './agent-shop.ts';
export { answerMcp, DATA_NOTICE, type McpServer, mcpError } from './serve-mcp.ts';
export { STOREFRONT_TOOLS } from './storefront-tools.ts';
export { ucpProfile } from './ucp-profile.ts';
export { UCP_TOOLS } from './ucp-tools.ts';
