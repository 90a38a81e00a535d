import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/fixtures/folder.ts';
import { DataError } from './data-error.ts';
import { openStore, type Store } from './store.ts';
import { integerColumn, type Sql, textColumn } from './table.ts';

function openFile(): { readonly file: string; readonly store: Store } {
  const file = join(newFolder(), 'test.sqlite');
  const store = openStore(file);
  store.read.prepare('CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT').run();
  return { file, store };
}

function add(text: string) {
  return (sql: Sql) => {
    sql.prepare('INSERT INTO notes (text) VALUES (?)').run(text);
    return text;
  };
}

function notes(store: Store): readonly string[] {
  return store.read
    .prepare('SELECT text FROM notes ORDER BY text')
    .all()
    .map((row) => textColumn(row, 'text'));
}

/** Has another process take the file for itself, as SQLite does before it removes the log of a file that nobody has open. */
function takeAlone(file: string): void {
  const text = `const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1]).exec('PRAGMA locking_mode = EXCLUSIVE; SELECT text FROM notes');`;
  execFileSync(process.execPath, ['-e', text, file], { stdio: 'pipe' });
}

describe('the store', () => {
  it('keeps what was acknowledged when the file is opened again', async () => {
    const { file, store } = openFile();
    await expect(store.write(add('a'))).resolves.toBe('a');
    store.close();
    const again = openStore(file);
    expect(notes(again)).toEqual(['a']);
    again.close();
  });

  it('holds the file against another process that wants it alone, also once asked for its place', async () => {
    const { file, store } = openFile();
    expect(store.isInPlace()).toBe(true);
    expect(() => takeAlone(file)).toThrow('database is locked');
    store.close();
    takeAlone(file);
  });

  it('undoes a change that throws alone, whatever is committed together with it', async () => {
    const { store } = openFile();
    const settled = await Promise.allSettled([
      store.write(add('a')),
      store.write((sql) => {
        add('b')(sql);
        throw new Error('no');
      }),
      store.write(add('c')),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(notes(store)).toEqual(['a', 'c']);
    expect(store.rollbacks).toBe(1);
    store.close();
  });

  it('undoes all that is committed together when the disk is full, says so, and goes on once there is room', async () => {
    const { file, store } = openFile();
    await store.write(add('a'));
    store.read.prepare('PRAGMA max_page_count = 1').get();
    const settled = await Promise.allSettled([
      store.write(add('b')),
      store.write(add('c'.repeat(10_000))),
      store.write(add('d')),
    ]);
    const full = new DataError(
      `${file} cannot grow: the disk is full. Free some space and try again.`,
    );
    expect(settled).toEqual(settled.map(() => ({ status: 'rejected', reason: full })));
    expect(notes(store)).toEqual(['a']);
    store.read.prepare('PRAGMA max_page_count = 1000000').get();
    await store.write(add('e'));
    expect(notes(store)).toEqual(['a', 'e']);
    store.close();
  });

  it('shows nothing of a write to a reader before it is committed', async () => {
    const { store } = openFile();
    const writing = store.write(add('a'));
    expect(notes(store)).toEqual([]);
    await writing;
    expect(notes(store)).toEqual(['a']);
    store.close();
  });

  it('refuses a change that would go on after its transaction', async () => {
    const { store } = openFile();
    await expect(store.write(async (sql) => add('a')(sql))).rejects.toThrow(
      'a change must not be asynchronous',
    );
    store.close();
  });

  it('finishes the writes that wait before it closes', async () => {
    const { file, store } = openFile();
    const writing = store.write(add('a'));
    store.close();
    await writing;
    const again = openStore(file);
    expect(notes(again)).toEqual(['a']);
    again.close();
  });

  it('knows when it is in the midst of a write', async () => {
    const { store } = openFile();
    expect(store.isWriting).toBe(false);
    await expect(store.write(() => store.isWriting)).resolves.toBe(true);
    store.close();
  });

  it('waits for the disk with each commit', () => {
    const { store } = openFile();
    const pragma = (name: string) => store.read.prepare(`PRAGMA ${name}`).get() ?? {};
    expect(textColumn(pragma('journal_mode'), 'journal_mode')).toBe('wal');
    expect(integerColumn(pragma('synchronous'), 'synchronous')).toBe(2);
    store.close();
  });

  it('takes an image with which others begin, each on its own', async () => {
    const first = openStore(':memory:');
    await first.write((sql) => sql.prepare('CREATE TABLE notes (text TEXT) STRICT').run());
    const writing = first.write(add('a'));
    const image = first.takeImage();
    await writing;
    const others = [openStore(':memory:', image), openStore(':memory:', image)] as const;
    await others[0].write(add('b'));
    expect([first, ...others].map(notes)).toEqual([['a'], ['a', 'b'], ['a']]);
    for (const store of [first, ...others]) store.close();
  });
});
