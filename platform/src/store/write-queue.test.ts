import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiskSync } from './disk-sync.ts';
import { createWriteQueue } from './write-queue.ts';

/** A disk that is done when it is told to be. */
function slowDisk() {
  const waits: PromiseWithResolvers<void>[] = [];
  const disk: DiskSync = {
    sync() {
      const wait = Promise.withResolvers<void>();
      waits.push(wait);
      return wait.promise;
    },
    close: () => undefined,
  };
  return { disk, waits };
}

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE notes (text TEXT PRIMARY KEY)');
});
afterEach(() => database.close());

const add = (text: string) => () => {
  database.prepare('INSERT INTO notes VALUES (?)').run(text);
  return text;
};
const count = () => database.prepare('SELECT count(*) AS notes FROM notes').get()?.['notes'];

describe('a write queue with a disk to wait for', () => {
  it('acknowledges only what was written before a wait that has ended', async () => {
    const { disk, waits } = slowDisk();
    const queue = createWriteQueue(database, disk);
    const told: string[] = [];
    const tell = (text: string) => void told.push(text);
    void queue.add(add('a')).then(tell);
    await setImmediate();
    void queue.add(add('b')).then(tell);
    void queue.add(add('c')).then(tell);
    await setImmediate();
    // The disk is busy with the first: the others are not even committed.
    expect([told, count(), waits.length]).toEqual([[], 1, 1]);
    waits[0]?.resolve();
    await setImmediate();
    expect([told, count(), waits.length]).toEqual([['a'], 3, 2]);
    waits[1]?.resolve();
    await setImmediate();
    expect(told).toEqual(['a', 'b', 'c']);
  });

  it('acknowledges nothing any more once a wait has failed', async () => {
    const { disk, waits } = slowDisk();
    const queue = createWriteQueue(database, disk);
    const writes = [queue.add(add('a'))];
    await setImmediate();
    writes.push(queue.add(add('b')));
    waits[0]?.reject(new Error('the disk is broken'));
    const settled = await Promise.allSettled(writes);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(queue.add(add('c'))).rejects.toThrow('the disk is broken');
    expect(waits).toHaveLength(1);
  });

  it('acknowledges all of it when it closes', async () => {
    const { disk, waits } = slowDisk();
    const queue = createWriteQueue(database, disk);
    const first = queue.add(add('a'));
    await setImmediate();
    const second = queue.add(add('b'));
    queue.close();
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
    expect(waits).toHaveLength(1);
  });
});
