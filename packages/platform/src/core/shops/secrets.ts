import { randomBytes } from 'node:crypto';
import type { ShopKey, ShopSecrets } from './shop.ts';

/** What the platform shares with its storefronts. */
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

export function newSecrets(): PlatformSecrets {
  return {
    shops: byShop((key) => ({
      adminToken: secret(`admin-${key}`),
      multipassSecret: secret(`multipass-${key}`),
      webhookSecret: secret(`webhook-${key}`),
    })),
    contentToken: secret('content'),
    ownerToken: secret('owner'),
  };
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
      })),
      contentToken: textAt('contentToken'),
      ownerToken: textAt('ownerToken'),
    };
  } catch {
    return null;
  }
}

export function byShop<Value>(make: (key: ShopKey) => Value): Readonly<Record<ShopKey, Value>> {
  return {
    nl: make('nl'),
    fr: make('fr'),
    us: make('us'),
    de: make('de'),
    uk: make('uk'),
    be: make('be'),
    es: make('es'),
    ie: make('ie'),
    no: make('no'),
    se: make('se'),
    ni: make('ni'),
  };
}
