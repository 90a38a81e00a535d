import type { DatabaseSync } from 'node:sqlite';

export interface WriteQueue {
  /** Counts rollbacks, so that readers inside a write can drop what they cached. */
  readonly rollbacks: number;
  add<Result>(change: () => Result): Promise<Result>;
  /** Commits what waits and acknowledges it. */
  flush(): void;
}

interface Waiting {
  /** Runs inside its own savepoint; answers what to do once the group is on disk. */
  run(): () => void;
  fail(reason: unknown): void;
}

/**
 * Commits writes of one turn of the event loop together: one wait for the disk for all of them. Each runs in its own
 * savepoint, so a change that throws is undone alone.
 */
export function createWriteQueue(database: DatabaseSync): WriteQueue {
  let waiting: Waiting[] = [];
  let rollbacks = 0;
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const savepoint = database.prepare('SAVEPOINT one_change');
  const release = database.prepare('RELEASE one_change');

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      begin.run();
      const acknowledgements = group.map((change) => change.run());
      commit.run();
      for (const acknowledge of acknowledgements) acknowledge();
    } catch (reason) {
      rollbacks += 1;
      if (database.isTransaction) database.exec('ROLLBACK');
      for (const change of group) change.fail(reason);
    }
  }

  function runInSavepoint<Result>(change: () => Result): Result {
    savepoint.run();
    try {
      const result = change();
      if (result instanceof Promise) throw new TypeError('a change must not be asynchronous');
      release.run();
      return result;
    } catch (reason) {
      rollbacks += 1;
      if (database.isTransaction) {
        database.exec('ROLLBACK TO one_change');
        release.run();
      }
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
            // A full disk undoes the whole group, and what came after would be written alone.
            if (!database.isTransaction) throw reason;
            return () => reject(reason);
          }
        },
        fail: reject,
      });
      return promise;
    },
  };
}
