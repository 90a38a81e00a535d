import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marketOf, ofEachShop, type ShopKey } from '@lokke/domain/markets';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';
import { ConfigError, type Environment, textInFile, textOf } from './read-env.ts';
import { soldLocalesOf } from './sold-locales.ts';

const secret = v.pipe(v.string(), v.nonEmpty());
const shopSecrets = v.object({
  adminToken: secret,
  multipassSecret: secret,
  webhookSecret: secret,
  /** A platform of an earlier version has made none of these. */
  privateToken: v.exactOptional(v.string()),
  mailKey: v.exactOptional(v.string()),
  adminClientId: v.exactOptional(secret),
  customerClientId: v.exactOptional(v.string()),
  customerClientSecret: v.exactOptional(v.string()),
});
const secretsSchema = v.object({
  shops: v.object(ofEachShop(() => shopSecrets)),
  contentToken: secret,
  previewToken: v.exactOptional(secret),
  salonToken: secret,
});

/** Secrets that the embedded platform made on its first start. */
export interface PlatformSecrets extends Omit<v.InferOutput<typeof secretsSchema>, 'shops'> {
  readonly shops: Readonly<Partial<Record<ShopKey, v.InferOutput<typeof shopSecrets>>>>;
}

export interface EmbeddedPlatform {
  readonly origin: string;
  readonly secrets: PlatformSecrets;
}

/** Opens and signs nothing. */
export function unknownSecrets(): PlatformSecrets {
  return { shops: {}, contentToken: randomUUID(), salonToken: randomUUID() };
}

/** Reads what the embedded platform keeps in its data folder; without it when every shop is hosted. */
export function platformSecretsOf(environment: Environment): PlatformSecrets {
  const dataDir = textOf(environment, 'DATA_DIR') ?? '.data';
  const file = textOf(environment, 'PLATFORM_SECRETS') ?? join(dataDir, 'platform-secrets.json');
  if (existsSync(file)) {
    const read = v.safeParse(secretsSchema, parseJson(textInFile(file, 'PLATFORM_SECRETS')));
    if (read.success) return read.output;
    throw new ConfigError(`${file} does not hold the embedded platform's secrets.`);
  }
  const embedded = soldLocalesOf(environment)
    .map((locale) => marketOf(locale).shop.toUpperCase())
    .find((shop) => textOf(environment, `SHOPIFY_${shop}_DOMAIN`) === undefined);
  if (embedded === undefined) return unknownSecrets();
  throw new ConfigError(
    `The embedded platform's secrets are missing: there is no ${resolve(file)}. Start the platform first (npm start does), name its file in PLATFORM_SECRETS, or set SHOPIFY_${embedded}_DOMAIN.`,
  );
}
