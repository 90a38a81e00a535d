import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALES, marketOf, type ShopKey } from '@lokke/domain/markets';
import { parseJson } from '@lokke/http-client';
import { ConfigError, type Environment, textOf } from './read-env.ts';
import { soldLocalesOf } from './sold-locales.ts';

interface EmbeddedShopSecrets {
  readonly adminToken: string;
  readonly multipassSecret: string;
  readonly webhookSecret: string;
  readonly customerClientId?: string;
  readonly customerClientSecret?: string;
}

/** Secrets that the embedded platform made on its first start. */
export interface PlatformSecrets {
  readonly shops: Readonly<Partial<Record<ShopKey, EmbeddedShopSecrets>>>;
  readonly contentToken: string;
  readonly ownerToken: string;
}

export interface EmbeddedPlatform {
  readonly origin: string;
  readonly secrets: PlatformSecrets;
}

/** Opens and signs nothing. */
export function unknownSecrets(): PlatformSecrets {
  return { shops: {}, contentToken: randomUUID(), ownerToken: randomUUID() };
}

/** Reads what the embedded platform keeps in its data folder; without it when every shop is hosted. */
export function platformSecretsOf(environment: Environment): PlatformSecrets {
  const dataDir = textOf(environment, 'DATA_DIR') ?? '.data';
  const file = textOf(environment, 'PLATFORM_SECRETS') ?? join(dataDir, 'platform-secrets.json');
  const text = textIn(file);
  if (text !== null) return secretsIn(text, file);
  const embedded = soldLocalesOf(environment)
    .map((locale) => marketOf(locale).shop.toUpperCase())
    .find((shop) => textOf(environment, `SHOPIFY_${shop}_DOMAIN`) === undefined);
  if (embedded === undefined) return unknownSecrets();
  throw new ConfigError(
    `The embedded platform's secrets are missing: there is no ${resolve(file)}. Start the platform first (npm start does), name its file in PLATFORM_SECRETS, or set SHOPIFY_${embedded}_DOMAIN.`,
  );
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (code === 'ENOENT') return null;
    throw new ConfigError(`The embedded platform's secrets in ${file} cannot be read (${code}).`);
  }
}

function secretsIn(text: string, file: string): PlatformSecrets {
  const textAt = (json: unknown, name: string): string => {
    const value: unknown = Reflect.get(Object(json), name);
    if (typeof value === 'string' && value !== '') return value;
    throw new ConfigError(`${file} does not hold the embedded platform's secrets.`);
  };
  const json = parseJson(text);
  const shops: unknown = Reflect.get(Object(json), 'shops');
  const secretsOf = (shop: ShopKey): readonly [ShopKey, EmbeddedShopSecrets] => {
    const secrets: unknown = Reflect.get(Object(shops), shop);
    return [
      shop,
      {
        adminToken: textAt(secrets, 'adminToken'),
        multipassSecret: textAt(secrets, 'multipassSecret'),
        webhookSecret: textAt(secrets, 'webhookSecret'),
        ...customerClientIn(secrets),
      },
    ];
  };
  return {
    shops: Object.fromEntries(LOCALES.map((locale) => secretsOf(marketOf(locale).shop))),
    contentToken: textAt(json, 'contentToken'),
    ownerToken: textAt(json, 'ownerToken'),
  };
}

/** A platform of an earlier version has made none. */
function customerClientIn(secrets: unknown): object {
  const { customerClientId, customerClientSecret } = Object(secrets);
  return { customerClientId, customerClientSecret };
}
