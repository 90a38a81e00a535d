export type { Area, MessageCatalogue } from './area.ts';
export { countOf } from './count-of.ts';
export { type FaultPlan, parseFaultPlan } from './faults/fault-plan.ts';
export { addFaults, createFaults, type Faults, type FaultsOptions } from './faults/faults.ts';
export {
  type Connection,
  type CursorKey,
  checkPageSize,
  connectionOf,
  type PageArguments,
} from './graphql/connection.ts';
export {
  accessDenied,
  requestError,
} from './graphql/errors.ts';
export { createExecutor, type ExecuteOperation } from './graphql/execute-operation.ts';
export type { GraphqlContext, VisitorConsent } from './graphql/graphql-context.ts';
export { decimalOf, wireDateTime, wireMoney } from './graphql/money.ts';
export { type NodeFinders, nodeQueries } from './graphql/node-queries.ts';
export {
  type CostPolicy,
  type RequestedCost,
  storefrontCostPolicy,
} from './graphql/query-cost.ts';

export { type FieldResolver, mergeResolvers, type ResolverMap } from './graphql/resolver-map.ts';
export {
  firstOf,
  type ListArguments,
  pageByPosition,
  pageOf,
  rootFields,
} from './graphql/root-fields.ts';
export { schemaOf, withStrictScalars } from './graphql/schemas.ts';
export { compares, type SearchTerm, searchTerms } from './graphql/search-terms.ts';
export { decodeEscapes } from './http/decode-escapes.ts';
export {
  addGraphqlRoute,
  graphqlHandler,
  graphqlPaths,
  limitOperations,
  shopOfRequest,
  UNAUTHORIZED,
} from './http/graphql-route.ts';

export { limitConcurrency } from './http/limit-concurrency.ts';
export { type ConnectionLimits, limitConnections } from './http/limit-connections.ts';
export { isLocalHostname } from './http/local-hostname.ts';
export { networkOf, type Peer, peerBehind, strangerOf } from './http/peer.ts';
export { createIdAllocator, gid, gidNumber, type IdAllocator, parseGid } from './ids/ids.ts';
export { readMessages } from './messages.ts';
export { judgeMetafieldValue, wrongValueMessage } from './metafield-value.ts';
export {
  hashPassword,
  isPasswordRight,
  type PasswordCost,
  STRONG_COST,
} from './passwords/password-hash.ts';
export { isSameSecret, secretHash } from './passwords/secrets.ts';
export type { PlatformContext } from './platform-context.ts';
export { readJsonFile } from './read-json-file.ts';
export { type RepeatedWork, repeatWork } from './repeated-work.ts';
export {
  isLanguage,
  LANGUAGES,
  type Language,
  languageFor,
  languageTag,
} from './shops/buyer-language.ts';
export { countryCodes } from './shops/country-codes.ts';
export {
  formattedAddress,
  formattedAreaOf,
  type PostalLines,
} from './shops/formatted-address.ts';
export { isZipIn, type Region, regionOfZip, regionsOf } from './shops/regions.ts';
export {
  completeSecrets,
  newSecrets,
  type PlatformSecrets,
  parseSecrets,
} from './shops/secrets.ts';
export {
  API_VERSIONS,
  isShopKey,
  pathWithShop,
  SHOP_KEYS,
  SHOP_PATH,
  type Shop,
  type ShopKey,
  type ShopLanguage,
  servedVersion,
  shopBaseUrl,
  shopRow,
} from './shops/shop.ts';
export {
  storefrontLinks,
  storefrontMarkets,
} from './shops/storefront-links.ts';
export { type ChosenKeys, demoPublicToken, makeShops } from './shops/table.ts';
export { createWorkQueue, QueueFullError, type WorkQueue } from './work-queue/work-queue.ts';
