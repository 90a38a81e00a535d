import { randomBytes, randomUUID } from 'node:crypto';
import { SHOP_KEYS, type ShopKey, type ShopSecrets } from './shop.ts';

/** Secrets that the platform shares with its storefronts. */
export interface PlatformSecrets {
  readonly shops: Readonly<Record<ShopKey, ShopSecrets>>;
  /** Reads the content space. */
  readonly contentToken: string;
  /** Reads drafts of the content, too. */
  readonly previewToken: string;
  /** Reads the salons' database. */
  readonly salonToken: string;
  /** An administrator's at the identity service. */
  readonly ownerToken: string;
}

const LENGTH_IN_BYTES = 24;

/** The first part tells people, and searches for leaks, what it is. */
function secret(purpose: string): string {
  return `lokke-${purpose}-${randomBytes(LENGTH_IN_BYTES).toString('base64url')}`;
}

function newShopSecrets(key: ShopKey): ShopSecrets {
  return {
    adminToken: secret(`admin-${key}`),
    privateToken: secret(`private-${key}`),
    mailKey: secret(`mail-${key}`),
    adminClientId: randomBytes(16).toString('hex'),
    multipassSecret: secret(`multipass-${key}`),
    webhookSecret: secret(`webhook-${key}`),
    customerClientId: `shp_${randomUUID()}`,
    customerClientSecret: secret(`customer-${key}`),
  };
}

function newServiceSecrets(): Omit<PlatformSecrets, 'shops'> {
  return {
    contentToken: secret('content'),
    previewToken: secret('preview'),
    salonToken: secret('salon'),
    ownerToken: secret('owner'),
  };
}

export function newSecrets(): PlatformSecrets {
  return { shops: byShop(newShopSecrets), ...newServiceSecrets() };
}

/** Adds secrets of markets and kinds that came since the others were made; what holds no shops stays as it is. */
export function completeSecrets(json: unknown): unknown {
  const known = Object(json);
  const shops: unknown = Reflect.get(known, 'shops');
  if (typeof shops !== 'object' || shops === null) return json;
  const secretsOf = (key: ShopKey) => ({
    ...newShopSecrets(key),
    ...Object(Reflect.get(shops, key)),
  });
  return { ...newServiceSecrets(), ...known, shops: { ...shops, ...byShop(secretsOf) } };
}

/** Null when something is missing. */
export function parseSecrets(json: unknown): PlatformSecrets | null {
  const textAt = (...path: readonly string[]) => {
    const value = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), json);
    if (typeof value === 'string' && value !== '') return value;
    throw new TypeError(path.join('.'));
  };
  const textsLike = <Known extends object>(known: Known, ...path: readonly string[]): Known => ({
    ...known,
    ...Object.fromEntries(Object.keys(known).map((name) => [name, textAt(...path, name)])),
  });
  try {
    return {
      shops: byShop((key) => textsLike(newShopSecrets(key), 'shops', key)),
      ...textsLike(newServiceSecrets()),
    };
  } catch {
    return null;
  }
}

export function byShop<Value>(make: (key: ShopKey) => Value): Readonly<Record<ShopKey, Value>> {
  const made = Object.fromEntries(SHOP_KEYS.map((key) => [key, make(key)]));
  if (hasEveryShop(made)) return made;
  throw new Error('A shop is missing.');
}

function hasEveryShop<Value>(
  made: Readonly<Record<string, Value>>,
): made is Readonly<Record<ShopKey, Value>> {
  return SHOP_KEYS.every((key) => Object.hasOwn(made, key));
}
