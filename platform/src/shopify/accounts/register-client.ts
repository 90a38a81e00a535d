import { randomBytes, randomUUID } from 'node:crypto';
import { type PlatformContext, type ShopKey, secretHash } from '../../protocol/index.ts';
import { saveClient } from './store/clients.ts';

export interface RegisteredClient {
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
