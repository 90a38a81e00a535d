import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { PlatformContext } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Store } from '../../../store/index.ts';

const ALGORITHM = 'RS256';

interface SigningKey {
  readonly id: string;
  readonly privateKey: Exclude<Awaited<ReturnType<typeof importJWK>>, Uint8Array>;
  /** Public part. */
  readonly publicJwk: JWK;
}

const opened = new WeakMap<Store, SigningKey>();

const KEYS = defineTable('account_keys', {
  id: column.text,
  privateJwk: column.sealed,
  createdAtMs: column.integer,
});

async function read({ id, privateJwk }: RowOf<typeof KEYS>): Promise<SigningKey> {
  const jwk: JWK = JSON.parse(privateJwk);
  const privateKey = await importJWK(jwk, ALGORITHM);
  if (privateKey instanceof Uint8Array) throw new TypeError('the signing key is not a pair');
  const { kty, n, e } = jwk;
  if (kty === undefined || n === undefined || e === undefined) {
    throw new TypeError('the signing key lacks its public part');
  }
  return { id, privateKey, publicJwk: { kty, n, e, kid: id, alg: ALGORITHM, use: 'sig' } };
}

/** Makes the key at its first use, and keeps it: an id token is checked long after it was signed. */
export async function signingKey({
  store,
  ids,
  now,
}: Pick<PlatformContext, 'store' | 'ids' | 'now'>): Promise<SigningKey> {
  const known = opened.get(store);
  if (known !== undefined) return known;
  const find = (sql = store.read) => KEYS.find(sql, 'ORDER BY created_at_ms, id LIMIT 1');
  if (find() === null) {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const privateJwk = JSON.stringify(await exportJWK(privateKey));
    await store.write((sql) => {
      // A second request may have been quicker.
      if (find(sql) !== null) return;
      KEYS.insert(sql, { id: ids.token(), privateJwk, createdAtMs: now().getTime() });
    });
  }
  const row = find();
  if (row === null) throw new Error('there is no signing key');
  const key = await read(row);
  opened.set(store, key);
  return key;
}
