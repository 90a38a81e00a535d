import type { DatabaseSync } from 'node:sqlite';
import type { DiskSync } from './disk-sync.ts';

export interface WriteQueue {
  /** Counts rollbacks, so that readers inside a write can drop what they cached. */
  readonly rollbacks: number;
  readonly commits: number;
  add<Result>(change: () => Result): Promise<Result>;
  /** Commits what waits and acknowledges it. */
  close(): void;
}

interface Waiting {
  /** Runs inside its own savepoint; answers what to do once the group is on disk. */
  run(): () => void;
  fail(reason: unknown): void;
}

/** Committed, and acknowledged once it is on disk. */
interface Group {
  acknowledge(): void;
  fail(reason: unknown): void;
}

/**
 * Writes that arrive together, or while the disk is busy with those before, are committed together: one wait for the
 * disk for all of them. Each runs in its own savepoint, so a change that throws is undone alone. Without a `disk` to
 * wait for, a commit itself is what makes them last.
 */
export function createWriteQueue(database: DatabaseSync, disk: DiskSync | null): WriteQueue {
  let waiting: Waiting[] = [];
  let rollbacks = 0;
  let commits = 0;
  let underWay: Group | null = null;
  /** What is on disk after a failed wait nobody knows: nothing is acknowledged from then on. */
  let broken: { readonly reason: unknown } | null = null;
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const savepoint = database.prepare('SAVEPOINT one_change');
  const release = database.prepare('RELEASE one_change');

  function commitWaiting(): Group {
    const group = waiting;
    waiting = [];
    const settle: (() => void)[] = [];
    const fail = (reason: unknown) => {
      for (const change of group) change.fail(reason);
    };
    if (group.length === 0) return { acknowledge: () => undefined, fail };
    try {
      begin.run();
      for (const change of group) settle.push(change.run());
      commit.run();
      commits += 1;
    } catch (reason) {
      rollbacks += 1;
      if (database.isTransaction) database.exec('ROLLBACK');
      fail(reason);
      return { acknowledge: () => undefined, fail };
    }
    const acknowledge = () => {
      for (const tell of settle) tell();
    };
    return { acknowledge, fail };
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0 && underWay === null) {
      const group = commitWaiting();
      if (disk === null) {
        group.acknowledge();
        continue;
      }
      underWay = group;
      try {
        await disk.sync();
        group.acknowledge();
      } catch (reason) {
        broken = { reason };
        group.fail(reason);
        for (const change of waiting.splice(0)) change.fail(reason);
      } finally {
        underWay = null;
      }
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
      database.exec('ROLLBACK TO one_change');
      release.run();
      throw reason;
    }
  }

  return {
    get rollbacks() {
      return rollbacks;
    },
    get commits() {
      return commits;
    },
    close() {
      const last = commitWaiting();
      // Waits for what is under way too.
      disk?.close();
      underWay?.acknowledge();
      last.acknowledge();
    },
    add<Result>(change: () => Result): Promise<Result> {
      if (broken !== null) return Promise.reject(broken.reason);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      if (waiting.length === 0 && underWay === null) setImmediate(flush);
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
