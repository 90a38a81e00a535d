import type { ShopKey } from '@lokke/domain/markets';
import type { PlatformSecrets } from './platform-secrets.ts';
import { ConfigError, type Environment, idOf, tokenOf, tokensOf } from './read-env.ts';

/** An app's token from before 2026, which never ends, or an app that gets tokens for its id and secret. */
export type AdminAccess =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'app';
      readonly clientId: string;
      /** The newest first; never empty. */
      readonly clientSecrets: readonly string[];
    };

/** Says which settings are missing. */
export function withoutAdmin(shop: ShopKey): string {
  const start = `SHOPIFY_${shop.toUpperCase()}_ADMIN_CLIENT`;
  return `${start}_ID and ${start}_SECRET are not set`;
}

/** Reads how the Admin API of a shop is opened; `start` begins the names: `SHOPIFY_NL`. */
export function adminAccessOf(environment: Environment, start: string): AdminAccess | null {
  const token = tokenOf(environment, `${start}_ADMIN_TOKEN`);
  const clientId = idOf(environment, `${start}_ADMIN_CLIENT_ID`);
  const clientSecrets = tokensOf(environment, `${start}_ADMIN_CLIENT_SECRET`);
  if ((clientId === undefined) !== (clientSecrets.length === 0)) {
    throw new ConfigError(
      `${start}_ADMIN_CLIENT_ID and ${start}_ADMIN_CLIENT_SECRET belong together: one of them is missing.`,
    );
  }
  if (clientId === undefined) return token === undefined ? null : { kind: 'token', token };
  if (token === undefined) return { kind: 'app', clientId, clientSecrets };
  throw new ConfigError(
    `${start}_ADMIN_TOKEN and ${start}_ADMIN_CLIENT_ID are both set: take the token away, which an app made since 2026 does not have.`,
  );
}

/** An app signs with its client secret, and so does the shop for it; while one is replaced, with the older. */
export function webhookSecretsOf(
  environment: Environment,
  start: string,
  adminAccess: AdminAccess | null,
): readonly string[] {
  const own = tokensOf(environment, `${start}_WEBHOOK_SECRET`);
  return [...new Set([...own, ...(adminAccess?.kind === 'app' ? adminAccess.clientSecrets : [])])];
}

/** A platform of an earlier version has made no app. One secret signs webhooks and opens the API: a set one does both. */
export function embeddedAccess(
  embedded: PlatformSecrets['shops'][ShopKey],
  webhookSecrets: readonly string[],
): AdminAccess | null {
  if (embedded === undefined) return null;
  const { adminClientId: clientId, adminToken: token, webhookSecret } = embedded;
  if (clientId === undefined) return { kind: 'token', token };
  const clientSecrets = webhookSecrets.length > 0 ? webhookSecrets : [webhookSecret];
  return { kind: 'app', clientId, clientSecrets };
}
