import { ConfigError, type Environment, idOf, secretOf, textOf } from './read-env.ts';

export type CustomerAccounts = ReturnType<typeof customerAccountsOf>;

interface KnownClient {
  readonly customerClientId: string;
  readonly customerClientSecret: string;
}

/** Reads which accounts a shop has. `known` is the client that the embedded platform made for its shop. */
export function customerAccountsOf(
  environment: Environment,
  start: string,
  known: Partial<KnownClient> | null,
) {
  const name = `${start}_CUSTOMER_ACCOUNTS`;
  const kind = textOf(environment, name) ?? 'legacy';
  if (kind !== 'legacy' && kind !== 'new') {
    throw new ConfigError(`${name} must be "legacy" or "new", not "${kind}".`);
  }
  const idName = `${start}_CUSTOMER_ACCOUNT_CLIENT_ID`;
  const id = idOf(environment, idName);
  const secretName = `${start}_CUSTOMER_ACCOUNT_CLIENT_SECRET`;
  const secret = secretOf(environment, secretName);
  if (secret !== undefined && !/^[\x21-\x7e]+$/.test(secret)) {
    throw new ConfigError(`${secretName} must be printable characters without blanks.`);
  }
  const customerClientId = id ?? known?.customerClientId ?? null;
  if (kind === 'new' && customerClientId === null) {
    throw new ConfigError(
      `${idName} is missing: ${name} is "new", and the shop's login pages know a storefront by it.`,
    );
  }
  // A client of one's own is public unless its secret is set, too.
  const ownSecret = id === undefined ? known?.customerClientSecret : undefined;
  return {
    /** `new`: customers log in at the shop's own pages (Customer Account API). */
    customerAccounts: kind,
    /** Never null with new accounts. */
    customerClientId,
    /** Null for a public client. */
    customerClientSecret: secret ?? ownSecret ?? null,
  };
}

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
