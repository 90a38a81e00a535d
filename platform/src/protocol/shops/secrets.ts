import { randomBytes, randomUUID } from 'node:crypto';
import { SHOP_KEYS, type ShopKey, type ShopSecrets } from './shop.ts';

/** Secrets that the platform shares with its storefronts. */
export interface PlatformSecrets {
  readonly shops: Readonly<Record<ShopKey, ShopSecrets>>;
  /** Reads the content space. */
  readonly contentToken: string;
  /** An administrator's at the salons' database and the identity service. */
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
    multipassSecret: secret(`multipass-${key}`),
    webhookSecret: secret(`webhook-${key}`),
    customerClientId: `shp_${randomUUID()}`,
    customerClientSecret: secret(`customer-${key}`),
  };
}

export function newSecrets(): PlatformSecrets {
  return {
    shops: byShop(newShopSecrets),
    contentToken: secret('content'),
    ownerToken: secret('owner'),
  };
}

/** A market, or a kind of secret, added since the secrets were made: names its shop, with what it had and new ones. */
export function missingShopSecrets(json: unknown): Readonly<Record<string, object>> {
  const shops: unknown = Reflect.get(Object(json), 'shops');
  return Object.fromEntries(
    SHOP_KEYS.flatMap((key) => {
      const known: unknown = Reflect.get(Object(shops), key);
      const fresh = newShopSecrets(key);
      const isWhole = Object.keys(fresh).every((name) => Object.hasOwn(Object(known), name));
      return isWhole ? [] : [[key, { ...fresh, ...Object(known) }]];
    }),
  );
}

/** Null when something is missing. */
export function parseSecrets(json: unknown): PlatformSecrets | null {
  const textAt = (...path: readonly string[]) => {
    const value = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), json);
    if (typeof value === 'string' && value !== '') return value;
    throw new TypeError(path.join('.'));
  };
  try {
    return {
      shops: byShop((key) => ({
        adminToken: textAt('shops', key, 'adminToken'),
        multipassSecret: textAt('shops', key, 'multipassSecret'),
        webhookSecret: textAt('shops', key, 'webhookSecret'),
        customerClientId: textAt('shops', key, 'customerClientId'),
        customerClientSecret: textAt('shops', key, 'customerClientSecret'),
      })),
      contentToken: textAt('contentToken'),
      ownerToken: textAt('ownerToken'),
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
