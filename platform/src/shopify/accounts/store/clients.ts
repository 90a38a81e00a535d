import {
  isSameSecret,
  type PlatformContext,
  type Shop,
  secretHash,
  storefrontMarkets,
} from '../../../protocol/index.ts';
import { type Sql, textColumn, textColumnOrNull } from '../../../store/index.ts';

/** Who may send customers to the login page, and where they may come back to. */
export interface AccountClient {
  readonly id: string;
  readonly name: string;
  /** Null: a public client, which has no secret and proves itself by PKCE. */
  readonly secretHash: string | null;
  /** Whole addresses: none that only begins like one of them. */
  readonly redirectUris: readonly string[];
  readonly logoutUris: readonly string[];
}

type Here = Pick<PlatformContext, 'storefrontUrl' | 'returnOrigins' | 'brand'> & {
  readonly shop: Shop;
};

/** Under each market's address: `/no/account/authorize` and, after logging out, `/no/` or `/no/account/login`. */
function storefrontClient({ storefrontUrl, returnOrigins, brand, shop }: Here): AccountClient {
  const accounts = [storefrontUrl, ...returnOrigins].flatMap((origin) =>
    storefrontMarkets(origin, shop).map(({ home }) => ({ home, account: `${home}account` })),
  );
  return {
    id: shop.customerClientId,
    name: brand.name,
    secretHash: secretHash(shop.customerClientSecret),
    redirectUris: accounts.map(({ account }) => `${account}/authorize`),
    logoutUris: accounts.flatMap(({ home, account }) => [home, `${account}/login`]),
  };
}

export function findClient(sql: Sql, here: Here, id: string): AccountClient | null {
  if (id === here.shop.customerClientId) return storefrontClient(here);
  const row = sql
    .prepare('SELECT * FROM account_clients WHERE shop = ? AND client_id = ?')
    .get(here.shop.key, id);
  if (row === undefined) return null;
  const redirectUris: readonly string[] = JSON.parse(textColumn(row, 'redirect_uris'));
  const logoutUris: readonly string[] = JSON.parse(textColumn(row, 'logout_uris'));
  return {
    id,
    name: textColumn(row, 'name'),
    secretHash: textColumnOrNull(row, 'secret_hash'),
    redirectUris,
    logoutUris,
  };
}

/** Adds a client, or gives a known one other addresses and another secret. */
export function saveClient(sql: Sql, shop: Pick<Shop, 'key'>, client: AccountClient): void {
  sql
    .prepare(
      `INSERT INTO account_clients (shop, client_id, name, secret_hash, redirect_uris, logout_uris)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (shop, client_id) DO UPDATE SET name = excluded.name,
         secret_hash = excluded.secret_hash, redirect_uris = excluded.redirect_uris,
         logout_uris = excluded.logout_uris`,
    )
    .run(
      shop.key,
      client.id,
      client.name,
      client.secretHash,
      JSON.stringify(client.redirectUris),
      JSON.stringify(client.logoutUris),
    );
}

/** A public client has nothing to prove here; giving a secret is a mistake all the same. */
export function isClientProven({ secretHash: known }: AccountClient, secret: string | null) {
  if (known === null) return secret === null;
  return secret !== null && isSameSecret(secretHash(secret), known);
}
