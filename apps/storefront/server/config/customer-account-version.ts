/** Queries are checked from this version on; a shop answers an older one with its oldest, too. */
const OLDEST = '2025-10';

/** The version of the Customer Account API for a market that asks the other APIs in this one. */
export function customerAccountVersion(apiVersion: string): string {
  return apiVersion < OLDEST ? OLDEST : apiVersion;
}

/** Discovery names an address of some version. */
export function customerAccountEndpoint(graphqlApi: string, version: string): string {
  return graphqlApi.replace(/\/api\/[^/]+\/graphql/, `/api/${version}/graphql`);
}
