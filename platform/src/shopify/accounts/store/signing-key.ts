import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { PlatformContext } from '../../../protocol/index.ts';
import { type Row, type Store, textColumn } from '../../../store/index.ts';

const ALGORITHM = 'RS256';

interface SigningKey {
  readonly id: string;
  readonly privateKey: Exclude<Awaited<ReturnType<typeof importJWK>>, Uint8Array>;
  /** Public part. */
  readonly publicJwk: JWK;
}

const opened = new WeakMap<Store, SigningKey>();

async function read(row: Row): Promise<SigningKey> {
  const id = textColumn(row, 'id');
  const jwk: JWK = JSON.parse(textColumn(row, 'private_jwk'));
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
  const find = () =>
    store.read
      .prepare(
        'SELECT id, unseal(private_jwk) AS private_jwk FROM account_keys ORDER BY created_at_ms, id LIMIT 1',
      )
      .get();
  if (find() === undefined) {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk = JSON.stringify(await exportJWK(privateKey));
    await store.write((sql) => {
      // A second request may have been quicker.
      sql
        .prepare(
          `INSERT INTO account_keys (id, private_jwk, created_at_ms)
           SELECT ?, seal(?), ? WHERE NOT EXISTS (SELECT 1 FROM account_keys)`,
        )
        .run(ids.token(), jwk, now().getTime());
    });
  }
  const row = find();
  if (row === undefined) throw new Error('there is no signing key');
  const key = await read(row);
  opened.set(store, key);
  return key;
}
