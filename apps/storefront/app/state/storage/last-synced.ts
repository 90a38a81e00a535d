import type { Codec } from './codec.ts';

/** What this browser and an account agreed on last: where one differs from it, that one has changed. */
export interface LastSynced<Value> {
  readonly email: string;
  readonly value: Value;
}

export function lastSyncedCodec<Value>(
  parseValue: (value: unknown) => Value | undefined,
): Codec<LastSynced<Value>> {
  return {
    parse: (text) => {
      const kept: unknown = JSON.parse(text);
      if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('value' in kept)) {
        return null;
      }
      const value = parseValue(kept.value);
      if (typeof kept.email !== 'string' || value === undefined) return null;
      return { email: kept.email, value };
    },
    format: (agreement) => JSON.stringify(agreement),
  };
}
