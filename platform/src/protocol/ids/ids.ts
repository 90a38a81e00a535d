import { randomBytes } from 'node:crypto';
import { integerColumn, type Store } from '../../store/index.ts';

/** A global id of the Storefront API: `gid://shopify/Product/12`. */
export function gid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}

const GID = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?]+)(?:\?(.*))?$/;

export interface ParsedGid {
  readonly type: string;
  readonly id: string;
  readonly parameters: URLSearchParams;
}

export function parseGid(value: string): ParsedGid | null {
  const match = GID.exec(value);
  if (match === null) return null;
  const [, type = '', id = '', query = ''] = match;
  return { type, id, parameters: new URLSearchParams(query) };
}

/** Returns the number in a global id of that type; null for anything else. */
export function gidNumber(value: string, type: string): number | null {
  const parsed = parseGid(value);
  return parsed?.type === type && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}

export interface IdAllocator {
  /** The next number of a type. Call it inside the write that uses it, so both land together. */
  next(type: string): number;
  /** Generates a random secret: cart tokens, keys. */
  token(): string;
}

const TOKEN_BYTES = 16;

function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

export function createIdAllocator(store: Store, token: () => string = randomToken): IdAllocator {
  return {
    token,
    next(type) {
      const row = store.read
        .prepare(
          `INSERT INTO id_counters (type, value) VALUES (?, 1)
           ON CONFLICT (type) DO UPDATE SET value = value + 1 RETURNING value`,
        )
        .get(type);
      if (row === undefined) throw new Error(`no id for ${type}`);
      return integerColumn(row, 'value');
    },
  };
}
