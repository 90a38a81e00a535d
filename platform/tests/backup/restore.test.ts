import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { lockDataFolder } from '../../src/store/index.ts';
import { dataInFolder, LONG_IN_MS, modeOf, sizeOf, titleIn } from './data-shop.ts';

const { dataFile, fill, fillMuch, killedWhen, pathOf, run } = dataInFolder();

const asides = () =>
  readdirSync(pathOf('data')).filter((name) => name.includes('.before-restore-'));

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
      'b.sqlite is damaged',
    ],
    [
      'a backup with a damaged middle',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 20_000);
        writeFileSync(path, bytes);
      },
      'b.sqlite is damaged',
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
      await fillMuch('Comb');
      await run('backup', 'b.sqlite');
      await fill('Brush');
      await killedWhen(condition, 'restore', 'b.sqlite');
      expect(['Comb', 'Brush']).toContain(titleIn(dataFile()));
      expect((await run('restore', 'b.sqlite')).code).toBe(0);
      expect(titleIn(dataFile())).toBe('Comb');
      expect(asides().map((name) => titleIn(join(pathOf('data'), name)))).toContain('Brush');
    },
    LONG_IN_MS,
  );
});
