import { type Store, textColumn } from '../../../store/index.ts';
import type { ProductRecord } from '../stored/records.ts';
import type { Variant } from './entries.ts';

/** Of a shop with more products, those that are asked for most stay in memory. */
const MOST_RECORDS = 1_000;

/** Has a place for its record. */
export interface RecordHolder {
  readonly number: number;
  held: HeldRecord | null;
}

export interface HeldRecord {
  readonly record: ProductRecord;
  /** Made when they are first asked for. */
  variants: readonly Variant[] | null;
  /** Set when it was read inside a write: the number of rollbacks until then. */
  readonly uncertainSince: number | null;
  /** Asked for since it was last passed over. */
  isUsed: boolean;
}

export interface RecordLoader {
  /** Reads a record for one look at it; null: another process has just removed it. */
  readonly peek: (number: number) => ProductRecord | null;
  /** The same, and keeps it. */
  readonly load: (holder: RecordHolder) => HeldRecord | null;
  /** Reads the records of those that have none, in one statement. */
  readonly loadAll: (holders: readonly RecordHolder[]) => void;
  readonly heldCount: number;
}

const OF_NUMBER = `SELECT document FROM catalogue_records
  WHERE shop = ? AND kind = 'product' AND json_extract(document, '$.number') = ?`;

const OF_NUMBERS = `SELECT document FROM catalogue_records WHERE shop = ? AND kind = 'product'
  AND json_extract(document, '$.number') IN (SELECT value FROM json_each(?))`;

/** Gives products their records and takes them back from those that were not asked for lately (“second chance”). */
export function createRecordLoader(store: Store, shop: string): RecordLoader {
  const holders: RecordHolder[] = [];
  let hand = 0;

  function makeRoom(): number {
    for (;;) {
      const place = hand;
      const holder = holders[place];
      hand = (hand + 1) % MOST_RECORDS;
      if (holder?.held?.isUsed !== true) {
        if (holder !== undefined) holder.held = null;
        return place;
      }
      holder.held.isUsed = false;
    }
  }

  function hold(holder: RecordHolder, record: ProductRecord): HeldRecord {
    const uncertainSince = store.isWriting ? store.rollbacks : null;
    if (holder.held === null) {
      holders[holders.length < MOST_RECORDS ? holders.length : makeRoom()] = holder;
    }
    const held = { record, variants: null, uncertainSince, isUsed: false };
    holder.held = held;
    return held;
  }

  function peek(number: number): ProductRecord | null {
    const row = store.read.prepare(OF_NUMBER).get(shop, number);
    return row === undefined ? null : JSON.parse(textColumn(row, 'document'));
  }

  return {
    peek,
    get heldCount() {
      return holders.filter(({ held }) => held !== null).length;
    },
    load(holder) {
      const record = peek(holder.number);
      return record === null ? null : hold(holder, record);
    },
    loadAll(wanted) {
      const missing = new Map(
        wanted.filter(({ held }) => held === null).map((holder) => [holder.number, holder]),
      );
      if (missing.size === 0) return;
      const numbers = JSON.stringify([...missing.keys()]);
      for (const row of store.read.prepare(OF_NUMBERS).all(shop, numbers)) {
        const record: ProductRecord = JSON.parse(textColumn(row, 'document'));
        const holder = missing.get(record.number);
        if (holder !== undefined) hold(holder, record);
      }
    },
  };
}
