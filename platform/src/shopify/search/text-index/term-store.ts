import type { DatabaseSync } from 'node:sqlite';
import {
  addPosting,
  decodePostings,
  encodePostings,
  type OpenPostings,
  type Postings,
} from './postings.ts';

// Terms of so many products are sorted in memory, then written.
export const PRODUCTS_IN_A_PART = 1_000;
// Comes after whatever a term may begin with.
const LAST = '\u{10ffff}';

export interface FoundTerm {
  readonly term: string;
  readonly field: number;
  readonly postings: Postings;
}

/** An inverted index in a file: of 100,000 products it would take a gigabyte of memory. */
export interface TermStore {
  /** Terms of one more product, by field. Products come in the order of their numbers. */
  readonly add: (product: number, terms: readonly (readonly string[])[]) => void;
  /** Where the term stands; a field has as many entries as the index has parts. */
  readonly find: (term: string) => readonly FoundTerm[];
  /** Where terms stand in these fields that begin so, the term itself included. */
  readonly findBeginnings: (start: string, fields: readonly number[]) => readonly FoundTerm[];
  /** In how many parts each term may have to be looked up. */
  readonly partCount: number;
  readonly clear: () => void;
}

const SCHEMA = `
  CREATE TABLE postings (
    term TEXT NOT NULL, field INTEGER NOT NULL, part INTEGER NOT NULL, entries BLOB NOT NULL,
    PRIMARY KEY (term, field, part)
  ) STRICT, WITHOUT ROWID`;

export function openTermStore(database: DatabaseSync): TermStore {
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO postings VALUES (?, ?, ?, ?)');
  const byTerm = database.prepare(
    'SELECT term, field, entries FROM postings WHERE term = ? ORDER BY field, part',
  );
  const byStart = database.prepare(
    `SELECT term, field, entries FROM postings WHERE term >= ? AND term < ?
     AND field IN (SELECT value FROM json_each(?)) ORDER BY term, field, part`,
  );
  /** Of the part that is not written yet: by term, then by field. */
  const open = new Map<string, Map<number, OpenPostings>>();
  let openProducts = 0;
  let partCount = 0;

  function writePart(): void {
    if (openProducts === 0) return;
    database.exec('BEGIN');
    for (const term of [...open.keys()].sort()) {
      for (const [field, postings] of open.get(term) ?? [])
        insert.run(term, field, partCount, encodePostings(postings));
    }
    database.exec('COMMIT');
    open.clear();
    openProducts = 0;
    partCount += 1;
  }

  const toFound = (rows: readonly Readonly<Record<string, unknown>>[]) =>
    rows.flatMap(({ term, field, entries }): readonly FoundTerm[] =>
      entries instanceof Uint8Array
        ? [{ term: String(term), field: Number(field), postings: decodePostings(entries) }]
        : [],
    );

  function openPostings(term: string, field: number): OpenPostings {
    const fields = open.get(term) ?? new Map<number, OpenPostings>();
    open.set(term, fields);
    const postings = fields.get(field) ?? { products: [], frequencies: [] };
    fields.set(field, postings);
    return postings;
  }

  return {
    get partCount() {
      return partCount;
    },
    add(product, terms) {
      for (const [field, ofField] of terms.entries()) {
        for (const term of ofField) addPosting(openPostings(term, field), product);
      }
      openProducts += 1;
      if (openProducts === PRODUCTS_IN_A_PART) writePart();
    },
    find(term) {
      writePart();
      return toFound(byTerm.all(term));
    },
    findBeginnings(start, fields) {
      writePart();
      return toFound(byStart.all(start, `${start}${LAST}`, JSON.stringify(fields)));
    },
    clear() {
      open.clear();
      openProducts = 0;
      partCount = 0;
      database.exec('DELETE FROM postings');
    },
  };
}
