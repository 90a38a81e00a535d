import type { PriceEntry, PriceHistory } from './price-history.ts';

/** Histories of a product's variants by their ids, as a metafield keeps them. */
export type PriceHistories = ReadonlyMap<string, PriceHistory>;

/** Reads `{ "<variant's id>": [["2026-11-01T10:00:00.000Z", 2400, 1], …] }`; what is not readable is not known. */
export function readPriceHistories(value: unknown): PriceHistories {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).map(([id, entries]) => [
      id,
      Array.isArray(entries) ? entries.flatMap(entryOf) : [],
    ]),
  );
}

export function writePriceHistories(histories: PriceHistories): string {
  return JSON.stringify(
    Object.fromEntries(
      [...histories].map(([id, history]) => [
        id,
        history.map(({ since, amountInMinorUnits, isReduced }) => [
          since,
          amountInMinorUnits,
          isReduced ? 1 : 0,
        ]),
      ]),
    ),
  );
}

function entryOf(entry: unknown): readonly PriceEntry[] {
  if (!Array.isArray(entry)) return [];
  const [since, amountInMinorUnits, isReduced]: readonly unknown[] = entry;
  if (typeof since !== 'string' || Number.isNaN(Date.parse(since))) return [];
  if (typeof amountInMinorUnits !== 'number' || !Number.isSafeInteger(amountInMinorUnits)) {
    return [];
  }
  return [{ since, amountInMinorUnits, isReduced: isReduced === 1 }];
}
