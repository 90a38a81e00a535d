import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { hasStrace, LEFT, openTracedFile, traceModule } from './traced-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'lokke-power-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataFile = join(folder, 'platform.sqlite');
const copy = join(folder, 'after-the-cut.sqlite');
const WRITES = 8;
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

const INSERT = "INSERT INTO withdrawals VALUES ('nl', ?, '', '', '', printf('%.*c', ?, 'x'), '')";

/** Writes a change of several pages, and resolves when it is acknowledged. */
const change = (store: Store, number: number) =>
  store.write((sql) => sql.prepare(INSERT).run(String(number), 1_000 * number));

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
  expect(cuts).toBeGreaterThan(150);
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

const STORE = import.meta.resolve('../../src/store/index.ts');
const ANSWERED = 2 * WRITES;

/** Changes the store and answers each change; the log goes into the file every few pages. */
const CHANGES = `import { writeSync } from 'node:fs';
import { openStore } from ${JSON.stringify(STORE)};
const store = openStore(${JSON.stringify(dataFile)});
store.read.prepare('PRAGMA wal_autocheckpoint = 6').get();
for (let number = ${WRITES + 1}; number <= ${ANSWERED}; number += 1) {
  await store.write((sql) => sql.prepare(${JSON.stringify(INSERT)}).run(String(number), 500 * number));
  writeSync(1, String(number));
}
process.kill(process.pid, 'SIGKILL');`;

test.skipIf(!hasStrace)(
  'a cut of power after any call to the disk loses nothing acknowledged',
  () => {
    const [database, log] = [openTracedFile(dataFile), openTracedFile(`${dataFile}-wal`)];
    let [acknowledged, cuts] = [WRITES, 0];
    for (const step of traceModule(folder, CHANGES)) {
      if (step.kind === 'answer') acknowledged = step.number;
      database.take(step);
      log.take(step);
      for (const left of LEFT) {
        const found = findAfter({ database: database.after(left), log: log.after(left) });
        expect(found).toEqual(upTo(found.length));
        expect(found.length).toBeGreaterThanOrEqual(acknowledged);
        cuts += 1;
      }
    }
    expect(acknowledged).toBe(ANSWERED);
    // The log went into the file again and again.
    expect(database.syncs()).toBeGreaterThan(3);
    expect(cuts).toBeGreaterThan(200);
  },
  120_000,
);
