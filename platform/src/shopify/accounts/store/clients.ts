import { randomBytes, randomUUID } from 'node:crypto';
import {
  isSameSecret,
  type PlatformContext,
  type Shop,
  type ShopKey,
  secretHash,
  storefrontMarkets,
} from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';

const CLIENTS = defineTable('account_clients', {
  shop: column.text,
  clientId: column.text,
  name: column.text,
  /** Null: a public client, which has no secret and proves itself by PKCE. */
  secretHash: column.optional(column.text),
  /** Whole addresses: none that only begins like one of them. */
  redirectUris: column.json<readonly string[]>(),
  logoutUris: column.json<readonly string[]>(),
});

/** Client that may send customers to the login page, with the addresses that they may come back to. */
export type AccountClient = Omit<RowOf<typeof CLIENTS>, 'shop'>;

type Here = Pick<PlatformContext, 'storefrontUrl' | 'returnOrigins' | 'brand'> & {
  readonly shop: Shop;
};

/** Makes the storefront's client, of each market: `/no/account/authorize` and, after logging out, `/no/` or `/no/account/login`. */
function storefrontClient({ storefrontUrl, returnOrigins, brand, shop }: Here): AccountClient {
  const accounts = [storefrontUrl, ...returnOrigins].flatMap((origin) =>
    storefrontMarkets(origin, shop).map(({ home }) => ({ home, account: `${home}account` })),
  );
  return {
    clientId: shop.customerClientId,
    name: brand.name,
    secretHash: secretHash(shop.customerClientSecret),
    redirectUris: accounts.map(({ account }) => `${account}/authorize`),
    logoutUris: accounts.flatMap(({ home, account }) => [home, `${account}/login`]),
  };
}

export function findClient(sql: Sql, here: Here, id: string): AccountClient | null {
  if (id === here.shop.customerClientId) return storefrontClient(here);
  return CLIENTS.find(sql, 'WHERE shop = ? AND client_id = ?', here.shop.key, id);
}

/** Adds a client, or gives a known one other addresses and another secret. */
export function saveClient(sql: Sql, { key }: Pick<Shop, 'key'>, client: AccountClient): void {
  CLIENTS.upsert(sql, { ...client, shop: key }, 'shop', 'clientId');
}

/** Checks a secret. A public client has nothing to prove; giving a secret is a mistake all the same. */
export function isClientProven({ secretHash: known }: AccountClient, secret: string | null) {
  if (known === null) return secret === null;
  return secret !== null && isSameSecret(secretHash(secret), known);
}

interface RegisteredClient {
  readonly id: string;
  /** Null for a public client. The store has the hash alone. */
  readonly secret: string | null;
}

interface Registration {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
  readonly isConfidential: boolean;
}

const SECRET_LENGTH_IN_BYTES = 24;

/** Registers a client besides the storefront's own: another storefront, an app. */
export async function registerClient(
  { store }: Pick<PlatformContext, 'store'>,
  shop: ShopKey,
  { isConfidential, ...client }: Registration,
): Promise<RegisteredClient> {
  const id = `shp_${randomUUID()}`;
  const secret = isConfidential
    ? `lokke-customer-${shop}-${randomBytes(SECRET_LENGTH_IN_BYTES).toString('base64url')}`
    : null;
  await store.write((sql) =>
    saveClient(
      sql,
      { key: shop },
      { ...client, clientId: id, secretHash: secret === null ? null : secretHash(secret) },
    ),
  );
  return { id, secret };
}
