import type { DatabaseSync } from 'node:sqlite';

export interface WriteQueue {
  /** Counts rollbacks, so that readers inside a write can drop what they cached. */
  readonly rollbacks: number;
  add<Result>(change: () => Result): Promise<Result>;
  flush(): void;
}

interface Waiting {
  /** Runs inside its own savepoint; answers what to do once the group is on disk. */
  run(): () => void;
  fail(reason: unknown): void;
}

/**
 * Writes that arrive together are committed together: one fsync for all of them. Each runs in its
 * own savepoint, so a change that throws is undone alone.
 */
export function createWriteQueue(database: DatabaseSync): WriteQueue {
  let waiting: Waiting[] = [];
  let rollbacks = 0;

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const change of group) settle.push(change.run());
      database.exec('COMMIT');
    } catch (reason) {
      rollbacks += 1;
      if (database.isTransaction) database.exec('ROLLBACK');
      for (const change of group) change.fail(reason);
      return;
    }
    for (const tell of settle) tell();
  }

  function runInSavepoint<Result>(change: () => Result): Result {
    database.exec('SAVEPOINT one_change');
    try {
      const result = change();
      if (result instanceof Promise) throw new TypeError('a change must not be asynchronous');
      database.exec('RELEASE one_change');
      return result;
    } catch (reason) {
      rollbacks += 1;
      database.exec('ROLLBACK TO one_change');
      database.exec('RELEASE one_change');
      throw reason;
    }
  }

  return {
    get rollbacks() {
      return rollbacks;
    },
    flush,
    add<Result>(change: () => Result): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        run() {
          try {
            const result = runInSavepoint(change);
            return () => resolve(result);
          } catch (reason) {
            return () => reject(reason);
          }
        },
        fail: reject,
      });
      return promise;
    },
  };
}
