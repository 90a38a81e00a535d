import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { asDataError, DataError } from '../../src/store/data-error.ts';
import { readDataKey } from '../../src/store/data-key.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { addSecrecy } from '../../src/store/secrecy.ts';
import { newFolder } from '../fixtures/folder.ts';
import { shopperAt } from '../fixtures/shopper.ts';

const folder = newFolder();

const newFile = () => join(folder, `${randomUUID()}.sqlite`);

/** Written by the platform before its schema had versions. */
const UNVERSIONED = readFileSync(new URL('./unversioned.sql', import.meta.url), 'utf8');
const LATEST = MIGRATIONS.at(-1)?.version ?? 0;

function makeFile(statements: string, then: (database: DatabaseSync) => void = () => {}): string {
  const path = newFile();
  using database = new DatabaseSync(path);
  addSecrecy(database, readDataKey(path).text);
  database.exec(statements);
  then(database);
  return path;
}

/** The file as it was when so many migrations had been released. */
const fileOfVersion = (version: number) =>
  makeFile(UNVERSIONED, (database) => migrate(database, MIGRATIONS.slice(0, version)));

const open = (dataFile: string) => createPlatform({ dataFile }).close();

function read<Result>(path: string, reading: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(path, { readOnly: true });
  addSecrecy(database, readDataKey(path).text);
  return reading(database);
}

const schemaOf = (path: string) =>
  read(path, (database) =>
    database
      .prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name')
      .all()
      .map(({ name, sql }) => [name, String(sql).replaceAll(/\s+/g, ' ').replaceAll(' )', ')')]),
  );

const versionOf = (path: string) =>
  read(path, (database) => database.prepare('PRAGMA user_version').get());

function rowsOf(path: string): readonly (readonly [string, readonly object[]])[] {
  return read(path, (database) =>
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => {
        const rows = database.prepare(`SELECT * FROM ${name}`).all();
        return [String(name), rows.map((row) => inClear(database, row))];
      }),
  );
}

/** The row with what later migrations sealed. */
function inClear(database: DatabaseSync, row: object): object {
  const unseal = (value: unknown) =>
    String(value).startsWith('sealed.')
      ? database.prepare('SELECT unseal(?) AS text').get(String(value))?.['text']
      : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, unseal(value)]));
}

describe('the schema', () => {
  it('has migrations numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  it.each([0, ...MIGRATIONS.map(({ version }) => version)])(
    'of a file of version %i becomes that of a new file, with every row kept',
    async (version) => {
      const path = fileOfVersion(version);
      const before = rowsOf(path);
      expect(before.flatMap(([, rows]) => rows).length).toBeGreaterThan(50);
      open(path);
      const fresh = newFile();
      open(fresh);
      expect(versionOf(path)).toEqual({ user_version: LATEST });
      expect(schemaOf(path)).toEqual(schemaOf(fresh));
      // A table that a later migration adds is empty, but for the proof of the key.
      const tables = new Set(before.map(([table]) => table));
      const [old, added] = [true, false].map((isOld) =>
        rowsOf(path).filter(([table]) => tables.has(table) === isOld && table !== 'data_key'),
      );
      // A later migration may add columns.
      expect(old).toMatchObject(before.filter(([table]) => table !== 'data_key'));
      expect(added?.flatMap(([, rows]) => rows)).toEqual([]);
      expect(read(path, (db) => db.prepare('PRAGMA foreign_key_check').all())).toEqual([]);
    },
  );

  it('serves what a file without a version holds', async () => {
    const platform = createPlatform({ dataFile: fileOfVersion(0) });
    const query = '{ products(first: 2) { nodes { title totalInventory } } }';
    expect(await shopperAt(platform, 'nl', '2024-01').send(query)).toEqual({
      nodes: [{ title: 'Rain shampoo', totalInventory: 99 }],
    });
    platform.close();
  });

  it('is not written again by a second start', () => {
    const path = newFile();
    open(path);
    const cookie = () => read(path, (db) => db.prepare('PRAGMA schema_version').get());
    const before = cookie();
    open(path);
    expect(cookie()).toEqual(before);
  });

  it('stays at the version before when a migration fails, with nothing of it done', () => {
    const path = makeFile('CREATE TABLE id_counters (a)');
    using database = new DatabaseSync(path);
    const failing = [
      { version: 1, sql: 'CREATE TABLE first (a)' },
      { version: 2, sql: 'CREATE TABLE second (a); INSERT INTO nowhere VALUES (1)' },
    ];
    expect(() => migrate(database, failing)).toThrow('nowhere');
    expect(versionOf(path)).toEqual({ user_version: 1 });
    expect(schemaOf(path).map(([name]) => name)).toEqual(['first', 'id_counters']);
  });
});

describe('a file that cannot be used is refused with a sentence, and left alone:', () => {
  it.each([
    [
      'a newer schema',
      'CREATE TABLE id_counters (a); PRAGMA user_version = 99',
      new RegExp(`schema 99, .* up to ${LATEST}\\. Start the newer version`),
    ],
    ['another program', 'CREATE TABLE songs (a)', /database of another program/],
  ])('%s', (_, statements, message) => {
    const path = makeFile(statements);
    const before = readFileSync(path);
    expect(() => open(path)).toThrow(message);
    expect(() => open(path)).toThrow(DataError);
    expect(readFileSync(path)).toEqual(before);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  it('text', () => {
    const path = newFile();
    writeFileSync(path, 'no database at all, only some text '.repeat(100));
    expect(() => open(path)).toThrow(/is not a database, or is damaged\. Restore a backup/);
  });

  it.each([0.3, 0.9])('the first %f of a file', (share) => {
    const path = fileOfVersion(LATEST);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, Math.floor((bytes.length / 4096) * share) * 4096));
    expect(() => open(path)).toThrow(/is damaged\. Restore a backup/);
    expect(() => open(path)).toThrow(DataError);
  });

  it('a file whose middle is overwritten', () => {
    const path = fileOfVersion(LATEST);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(7, 4096, bytes.length - 4096));
    expect(() => open(path)).toThrow(/is damaged\. Restore a backup/);
  });

  it('a path through a file, or a folder that is not there', () => {
    const file = newFile();
    writeFileSync(file, '');
    expect(() => open(join(file, 'platform.sqlite'))).toThrow(/a part of its path is a file/);
    expect(() => open(join(folder, 'none', 'platform.sqlite'))).toThrow(/its folder is missing/);
    expect(() => open(folder)).toThrow(/is a folder where a file must be/);
  });

  it('a disk that is full', () => {
    using database = new DatabaseSync(':memory:');
    addSecrecy(database, 'a key');
    database.exec('PRAGMA max_page_count = 2');
    const error = fault(() => migrate(database));
    expect(asDataError(error, 'x.sqlite')).toMatchObject({
      message: 'x.sqlite cannot grow: the disk is full. Free some space and try again.',
    });
  });
});

const fault = (run: () => void): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
};

describe('the files of the store', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it.each(['a new', 'an earlier'])('are for their owner alone in %s folder', (kind) => {
    const path = newFile();
    if (kind === 'an earlier') writeFileSync(path, '', { mode: 0o644 });
    const platform = createPlatform({ dataFile: path });
    for (const each of [path, `${path}-wal`, `${path}-shm`]) expect(modeOf(each)).toBe('600');
    platform.close();
  });
});
