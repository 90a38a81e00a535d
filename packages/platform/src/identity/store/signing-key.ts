import { type Sql, textColumn } from '../../store/index.ts';

/** Made with the first account; no token is older. */
export function makeSigningKey(sql: Sql, key: string): void {
  sql.prepare('INSERT OR IGNORE INTO identity_signing_key (id, key) VALUES (1, ?)').run(key);
}

export function signingKey(sql: Sql): string | null {
  const row = sql.prepare('SELECT key FROM identity_signing_key WHERE id = 1').get();
  return row === undefined ? null : textColumn(row, 'key');
}
