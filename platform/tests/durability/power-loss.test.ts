import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'lokke-power-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataFile = join(folder, 'platform.sqlite');
const copy = join(folder, 'after-the-cut.sqlite');
const WRITES = 12;
const PAGE = 4096;
/** Parts of the log, each a page with its header. */
const FRAME = 24 + PAGE;

/** Contents of the disk. */
interface Disk {
  readonly database: Buffer;
  readonly log: Buffer;
}

const lookAtDisk = (): Disk => ({
  database: readFileSync(dataFile),
  log: readFileSync(`${dataFile}-wal`),
});

/** Writes a change of several pages, and resolves when it is acknowledged. */
const change = (store: Store, number: number) =>
  store.write((sql) => {
    const insert = sql.prepare(
      "INSERT INTO withdrawals VALUES ('nl', ?, '', '', '', printf('%.*c', ?, 'x'), '')",
    );
    insert.run(String(number), 1_000 * number);
  });

/** Numbers of the changes that a start after the cut finds; fails for a file that is not whole. */
function findAfter({ database, log }: Disk): readonly number[] {
  rmSync(`${copy}-shm`, { force: true });
  writeFileSync(copy, database);
  writeFileSync(`${copy}-wal`, log);
  const store = openStore(copy);
  const integrity = store.read.prepare('PRAGMA integrity_check').get();
  expect(integrity).toEqual({ integrity_check: 'ok' });
  const rows = store.read.prepare('SELECT unique_id FROM withdrawals ORDER BY rowid').all();
  store.close();
  return rows.map((row) => Number(row['unique_id']));
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Ways in which what was not synced yet may have reached the disk: cut, torn, as zeros, and the later part without the earlier. */
function* halfWritten(tail: Buffer): Generator<Buffer> {
  for (let start = 0; start < tail.length; start += FRAME) {
    for (const end of [0, 12, 24, 24 + PAGE / 2, FRAME - 1]) {
      const written = tail.subarray(0, Math.min(start + end, tail.length));
      yield written;
      yield Buffer.concat([written, Buffer.alloc(tail.length - written.length)]);
    }
    const withHole = Buffer.from(tail);
    yield withHole.fill(0, start, start + FRAME);
  }
}

/** All that is acknowledged, and the log as it was after each change. */
async function keepLogs() {
  const store = openStore(dataFile);
  store.read.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  const disks: Disk[] = [];
  for (const number of upTo(WRITES)) {
    await change(store, number);
    disks.push(lookAtDisk());
  }
  return { store, disks };
}

test('a cut of power at any byte of a write loses nothing that was acknowledged before it', async () => {
  const { store, disks } = await keepLogs();
  expect(store.read.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  let cuts = 0;
  for (const [index, { database, log }] of disks.entries()) {
    const next = disks[index + 1];
    if (next === undefined) break;
    // The log only grows: what an answer stands for is never written again.
    expect(next.log.subarray(0, log.length).equals(log)).toBe(true);
    expect(next.database.equals(database)).toBe(true);
    for (const part of halfWritten(next.log.subarray(log.length))) {
      const found = findAfter({ database, log: Buffer.concat([log, part]) });
      expect([upTo(index + 1), upTo(index + 2)]).toContainEqual(found);
      cuts += 1;
    }
    expect(findAfter(next)).toEqual(upTo(index + 2));
  }
  expect(cuts).toBeGreaterThan(200);
  // The log goes into the file: until that is synced, the log stays.
  const before = lookAtDisk();
  store.read.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  store.close();
  const after = readFileSync(dataFile);
  for (let end = 0; end <= after.length; end += PAGE * 5 + PAGE / 2) {
    const database = Buffer.concat([after.subarray(0, end), before.database.subarray(end)]);
    expect(findAfter({ database, log: before.log })).toEqual(upTo(WRITES));
  }
}, 120_000);
