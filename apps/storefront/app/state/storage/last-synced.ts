import type { Codec } from './codec.ts';

/** Last synced state: the side that differs from it has changed. */
export interface LastSynced<Value> {
  readonly email: string;
  readonly value: Value;
}

export function lastSyncedCodec<Value>(
  parseValue: (value: unknown) => Value | undefined,
): Codec<LastSynced<Value>> {
  return {
    parse: (text) => {
      const stored: unknown = JSON.parse(text);
      if (
        typeof stored !== 'object' ||
        stored === null ||
        !('email' in stored) ||
        !('value' in stored)
      ) {
        return null;
      }
      const value = parseValue(stored.value);
      if (typeof stored.email !== 'string' || value === undefined) return null;
      return { email: stored.email, value };
    },
    format: (agreement) => JSON.stringify(agreement),
  };
}
