import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { lockDataFolder, type Store } from '../../src/core/index.ts';
import { createPlatform } from '../../src/platform.ts';
import { cliInFolder } from '../fixtures/cli.ts';

const { dataFile, pathOf, put, run } = cliInFolder();

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const asides = () =>
  readdirSync(pathOf('data')).filter((name) => name.includes('.before-restore-'));

async function fill(title: string): Promise<void> {
  await put('mine.csv', `Title,URL handle,Price\n${title},comb,2.50\n`);
  expect((await run('import', 'mine.csv', '--shop', 'nl')).code).toBe(0);
}

function read<Result>(path: string, reading: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(path, { readOnly: true });
  return reading(database);
}

/** Throws for a file that is not whole. */
function titleIn(path: string): string {
  using database = new DatabaseSync(path);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const row = database
    .prepare("SELECT document FROM catalogue_records WHERE kind = 'product'")
    .get();
  return JSON.parse(String(row?.['document'])).title;
}

/** Enough pages that copying them takes a while. */
function addBallast(store: Store): Promise<void> {
  return store.write((sql) => {
    const insert = sql.prepare(
      `INSERT INTO withdrawals VALUES ('nl', ?, '', '', '', printf('%.*c', 40000, 'x'), '')`,
    );
    for (let i = 0; i < 300; i++) insert.run(String(i));
  });
}

/** Runs a command in a process of its own and kills it as a power cut would, once the condition holds. */
async function killedWhen(condition: () => boolean, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, DATA_DIR: pathOf('data'), INIT_CWD: pathOf('.') },
    stdio: 'ignore',
  });
  children.add(child);
  const ended = once(child, 'exit');
  while (child.exitCode === null && !condition()) await setImmediate();
  child.kill('SIGKILL');
  await ended;
}

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : -1);

describe('a backup', () => {
  it('is one private file with everything that was there, restored on an empty folder', async () => {
    await fill('Comb');
    expect(await run('backup', 'b.sqlite')).toMatchObject({
      code: 0,
      out: 'Backed up to b.sqlite.\n',
    });
    expect(modeOf(pathOf('b.sqlite'))).toBe('600');
    expect(readdirSync(pathOf('.')).filter((name) => name.startsWith('b.sqlite'))).toEqual([
      'b.sqlite',
    ]);
    rmSync(pathOf('data'), { recursive: true });
    expect(await run('restore', 'b.sqlite')).toMatchObject({
      code: 0,
      out: 'Restored b.sqlite.\n',
    });
    expect(modeOf(pathOf('data'))).toBe('700');
    expect(modeOf(dataFile())).toBe('600');
    expect(titleIn(dataFile())).toBe('Comb');
    expect((await run('shops')).out).toMatch(/^nl .* 1 products/m);
  });

  it('holds every order of a moment while others come in, each whole', async () => {
    await fill('Comb');
    const platform = createPlatform({ dataFile: dataFile() });
    const { store } = platform.context;
    await addBallast(store);
    const pair = (sql: Parameters<Parameters<Store['write']>[0]>[0], count: number) => {
      sql
        .prepare("INSERT INTO id_counters VALUES ('left', ?) ON CONFLICT DO UPDATE SET value = ?")
        .run(count, count);
      sql
        .prepare("INSERT INTO id_counters VALUES ('right', ?) ON CONFLICT DO UPDATE SET value = ?")
        .run(count, count);
    };
    await store.write((sql) => pair(sql, 0));
    let isOver = false;
    let written = 0;
    const backingUp = run('backup', 'b.sqlite').finally(() => {
      isOver = true;
    });
    while (!isOver) {
      written += 1;
      await store.write((sql) => pair(sql, written));
    }
    expect((await backingUp).code).toBe(0);
    platform.close();
    const [left, right] = read(pathOf('b.sqlite'), (database) =>
      ['left', 'right'].map((type) =>
        Number(
          database.prepare('SELECT value FROM id_counters WHERE type = ?').get(type)?.['value'],
        ),
      ),
    );
    expect(left).toBe(right);
    expect(left).toBeLessThanOrEqual(written);
    expect(written).toBeGreaterThan(1);
    expect(titleIn(pathOf('b.sqlite'))).toBe('Comb');
  });

  it('overwrites nothing, and says so', async () => {
    await fill('Comb');
    await put('b.sqlite', 'something else');
    const { code, err } = await run('backup', 'b.sqlite');
    expect([code, err]).toEqual([1, expect.stringContaining('exists already')]);
    expect(readFileSync(pathOf('b.sqlite'), 'utf8')).toBe('something else');
  });

  it.each([
    [['backup', 'b.sqlite'], 1, 'There is no data to back up'],
    [['backup'], 2, 'Missing file of the backup'],
    [['restore', 'b.sqlite'], 1, 'There is no file'],
    [['restore'], 2, 'Missing file of the backup'],
  ])('%j without data is refused', async (args, expected, message) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([expected, expect.stringContaining(message)]);
  });

  it('into a folder that is not there is refused', async () => {
    await fill('Comb');
    expect(await run('backup', 'no/such/b.sqlite')).toMatchObject({
      code: 1,
      err: expect.stringContaining('its folder is missing'),
    });
  });

  it.each([0, 0.6])(
    'killed when %f of it is written leaves no file of its name, and the next one works',
    async (share) => {
      await fill('Comb');
      const platform = createPlatform({ dataFile: dataFile() });
      await addBallast(platform.context.store);
      platform.close();
      const enough = statSync(dataFile()).size * share;
      const part = pathOf('b.sqlite.part');
      await killedWhen(() => sizeOf(part) >= enough, 'backup', 'b.sqlite');
      expect(existsSync(part)).toBe(true);
      expect(existsSync(pathOf('b.sqlite'))).toBe(false);
      expect(titleIn(dataFile())).toBe('Comb');
      expect(await run('backup', 'b.sqlite')).toMatchObject({ code: 0 });
      expect(titleIn(pathOf('b.sqlite'))).toBe('Comb');
      expect(existsSync(part)).toBe(false);
    },
  );
});

describe('a restore', () => {
  it('keeps the data before, also what only its log holds', async () => {
    await fill('Comb');
    await run('backup', 'b.sqlite');
    await fill('Brush');
    const { out } = await run('restore', 'b.sqlite');
    expect(titleIn(dataFile())).toBe('Comb');
    const [aside = ''] = asides();
    expect(out).toContain(`The data before is kept in ${pathOf(`data/${aside}`)}.`);
    expect(titleIn(pathOf(`data/${aside}`))).toBe('Brush');
    expect(modeOf(pathOf(`data/${aside}`))).toBe('600');
  });

  it('is refused while a platform runs, and done once it has ended', async () => {
    await fill('Comb');
    await run('backup', 'b.sqlite');
    await fill('Brush');
    const lock = lockDataFolder(pathOf('data'), 0);
    expect(await run('restore', 'b.sqlite')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by another platform. Stop that one first'),
    });
    expect(titleIn(dataFile())).toBe('Brush');
    lock.release();
    expect((await run('restore', 'b.sqlite')).code).toBe(0);
  });

  it('is refused while another command has the data open', async () => {
    await fill('Comb');
    await run('backup', 'b.sqlite');
    const command = createPlatform({ dataFile: dataFile() });
    expect(await run('restore', 'b.sqlite')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by another command. Let it finish first.'),
    });
    expect(readdirSync(pathOf('data')).filter((name) => /part|before/.test(name))).toEqual([]);
    command.close();
    expect((await run('restore', 'b.sqlite')).code).toBe(0);
  });

  it.each([
    [
      'text',
      (path: string) => writeFileSync(path, 'not a database, only text '.repeat(300)),
      'is not a database',
    ],
    [
      'half a backup',
      (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 40 * 4096)),
      'is damaged',
    ],
    [
      'the database of another program',
      (path: string) => {
        rmSync(path);
        using database = new DatabaseSync(path);
        database.exec('CREATE TABLE songs (a)');
      },
      'is a database of another program',
    ],
    [
      'the backup of a newer version',
      (path: string) => {
        using database = new DatabaseSync(path);
        database.exec('PRAGMA user_version = 99');
      },
      'Start the newer version',
    ],
    ['an empty file', (path: string) => writeFileSync(path, ''), 'is empty'],
  ])('of %s is refused, and the data stays', async (_, spoil, message) => {
    await fill('Comb');
    await run('backup', 'b.sqlite');
    await fill('Brush');
    spoil(pathOf('b.sqlite'));
    const { code, err } = await run('restore', 'b.sqlite');
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(err.split('\n')).toHaveLength(2);
    expect(titleIn(dataFile())).toBe('Brush');
    expect(readdirSync(pathOf('data')).filter((name) => /part|before/.test(name))).toEqual([]);
  });

  it('puts a damaged file aside with its log', async () => {
    await fill('Comb');
    await run('backup', 'b.sqlite');
    writeFileSync(dataFile(), 'damaged '.repeat(1000));
    writeFileSync(`${dataFile()}-wal`, 'a log');
    expect((await run('restore', 'b.sqlite')).code).toBe(0);
    expect(titleIn(dataFile())).toBe('Comb');
    expect(asides().map((name) => name.replace(/.*Z/, ''))).toEqual(['', '-wal']);
  });

  it.each([
    ['the copy begins', () => sizeOf(`${dataFile()}.part`) >= 0],
    ['the copy is half done', () => sizeOf(`${dataFile()}.part`) > 4_000_000],
    ['the old data is half kept', () => sizeOf(`${dataFile()}.aside.part`) > 4_000_000],
    ['the old data is kept', () => asides().length > 0],
  ])(
    'killed when %s leaves the old data or the new, whole, and can be repeated',
    async (_, condition) => {
      await fill('Comb');
      const platform = createPlatform({ dataFile: dataFile() });
      await addBallast(platform.context.store);
      platform.close();
      await run('backup', 'b.sqlite');
      await fill('Brush');
      await killedWhen(condition, 'restore', 'b.sqlite');
      expect(['Comb', 'Brush']).toContain(titleIn(dataFile()));
      expect((await run('restore', 'b.sqlite')).code).toBe(0);
      expect(titleIn(dataFile())).toBe('Comb');
      expect(asides().map((name) => titleIn(join(pathOf('data'), name)))).toContain('Brush');
    },
  );
});
