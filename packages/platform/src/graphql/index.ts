export { type Connection, connectionOf, type Edge, type PageInfo } from './connection.ts';
export type { CursorKey } from './cursor.ts';
export { wireDateTime } from './date-time.ts';
export type { GraphqlContext, GraphqlRequest } from './graphql-context.ts';
export { type WireMoney, wireMoney } from './money.ts';
export { checkPageSize, type PageArguments } from './page-arguments.ts';
export { type RefusalCode, refusal } from './refusal.ts';
export type { FieldResolver, ResolverMap } from './resolver-map.ts';
export { API_VERSIONS, type ApiVersion } from './versions.ts';
