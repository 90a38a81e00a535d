import { randomBytes } from 'node:crypto';
import { integerColumn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

export interface IdAllocator {
  /** The next number of a type. Call it inside the write that uses it, so both land together. */
  next(type: string): number;
  /** A secret nobody can guess: cart tokens, keys. */
  token(): string;
}

export const ID_TABLES = [
  `CREATE TABLE IF NOT EXISTS id_counters (type TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT`,
];

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
