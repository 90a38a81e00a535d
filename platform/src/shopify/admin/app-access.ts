import { type PlatformContext, type Shop, secretHash } from '../../protocol/index.ts';
import { column, defineTable, integerColumn, maySweep, type Sql } from '../../store/index.ts';
import SCOPES from './scopes.json' with { type: 'json' };

/** Every scope that an app can have here. */
export const ADMIN_SCOPES: readonly string[] = SCOPES;

/** A second less than a day, which is what Shopify says. */
export const TOKEN_LIFETIME_IN_SECONDS = 86_399;

/** The number is ours: Shopify's is not known. */
const MOST_TOKENS_PER_MINUTE = 300;
const MINUTE_IN_MS = 60_000;

const APPS = defineTable('admin_apps', {
  shop: column.text,
  isInstalled: column.flag,
  scopes: column.json<readonly string[]>(),
});

const TOKENS = defineTable('admin_tokens', {
  tokenHash: column.text,
  shop: column.text,
  issuedAtMs: column.integer,
  expiresAtMs: column.integer,
});

/** The app as the merchant sees it. */
export interface AdminApp {
  readonly isInstalled: boolean;
  readonly scopes: readonly string[];
}

export function adminAppOf(sql: Sql, { key }: Pick<Shop, 'key'>): AdminApp {
  return APPS.find(sql, 'WHERE shop = ?', key) ?? { isInstalled: true, scopes: SCOPES };
}

/** Installs the app with these scopes, or uninstalls it; either way its tokens end. */
export function setAdminApp(sql: Sql, { key }: Pick<Shop, 'key'>, app: AdminApp): void {
  APPS.upsert(sql, { shop: key, ...app }, 'shop');
  sql.prepare('DELETE FROM admin_tokens WHERE shop = ?').run(key);
}

type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

/** Issues a token beside those that are good already; null when there were too many within a minute. */
export function issueAdminToken(
  sql: Sql,
  { ids, now }: Issuing,
  { key }: Pick<Shop, 'key'>,
): string | null {
  const nowInMs = now().getTime();
  if (maySweep(sql, now())) {
    sql.prepare('DELETE FROM admin_tokens WHERE expires_at_ms <= ?').run(nowInMs);
  }
  const row = sql
    .prepare(
      'SELECT COUNT(*) AS issued FROM admin_tokens WHERE shop = ? AND issued_at_ms BETWEEN ? AND ?',
    )
    .get(key, nowInMs - MINUTE_IN_MS + 1, nowInMs);
  if (row !== undefined && integerColumn(row, 'issued') >= MOST_TOKENS_PER_MINUTE) return null;
  const token = `shpat_${ids.token()}`;
  TOKENS.insert(sql, {
    tokenHash: secretHash(token),
    shop: key,
    issuedAtMs: nowInMs,
    expiresAtMs: nowInMs + TOKEN_LIFETIME_IN_SECONDS * 1000,
  });
  return token;
}

export function isAdminToken(
  { store, now }: Pick<PlatformContext, 'store' | 'now'>,
  { key }: Pick<Shop, 'key'>,
  token: string,
): boolean {
  const found = TOKENS.find(
    store.read,
    'WHERE token_hash = ? AND shop = ?',
    secretHash(token),
    key,
  );
  return found !== null && found.expiresAtMs > now().getTime();
}
