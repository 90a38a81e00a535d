import { randomUUID } from 'node:crypto';
import type { Sql } from '../../store/index.ts';
import { FailedWrite } from './commit.ts';

/** Finds something again: what comes of it says whether it has changed. */
type Look = (sql: Sql) => string;

interface Seen {
  readonly look: Look;
  readonly found: string;
}

/** Begun ones that nobody ended make way for newer ones. */
const MAX_OPEN = 1000;

/** Transactions under way: what each has read has to be the same when it commits. */
export interface Transactions {
  readonly begin: () => string;
  readonly end: (id: string) => void;
  /** Notes what was read, as it is now. */
  readonly read: (sql: Sql, id: string, look: Look) => void;
  /** @throws FailedWrite where anything that was read is another by now */
  readonly check: (sql: Sql, id: string) => void;
}

export function createTransactions(): Transactions {
  const open = new Map<string, Seen[]>();
  const seenBy = (id: string): Seen[] => {
    const seen = open.get(id);
    if (seen !== undefined) return seen;
    const message = 'The referenced transaction has expired or is no longer valid.';
    throw new FailedWrite(400, 'INVALID_ARGUMENT', message);
  };
  return {
    begin() {
      const id = Buffer.from(randomUUID()).toString('base64');
      open.set(id, []);
      const [oldest = id] = open.keys();
      if (open.size > MAX_OPEN) open.delete(oldest);
      return id;
    },
    end: (id) => void open.delete(id),
    read: (sql, id, look) => void seenBy(id).push({ look, found: look(sql) }),
    check(sql, id) {
      if (seenBy(id).every(({ look, found }) => look(sql) === found)) return;
      open.delete(id);
      const message = 'Aborted due to cross-transaction contention. Please retry the transaction.';
      throw new FailedWrite(409, 'ABORTED', message);
    },
  };
}
