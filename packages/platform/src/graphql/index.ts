export type { GraphqlContext, GraphqlRequest } from './graphql-context.ts';
export { Refusal, type RefusalCode, refusal } from './refusal.ts';
export type { FieldResolver, ResolverMap } from './resolver-map.ts';
export { API_VERSIONS, type ApiVersion, isApiVersion, servedVersion } from './versions.ts';
