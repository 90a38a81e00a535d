import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import type { Sql } from '../../src/store/index.ts';
import { dataInFolder, LONG_IN_MS, modeOf, sizeOf, titleIn } from './data-shop.ts';

const { dataFile, fill, fillMuch, killedWhen, pathOf, put, run } = dataInFolder();

describe('a backup', () => {
  it('is a private file with everything that was there, and its key, restored on an empty folder', async () => {
    await fill('Comb');
    expect(await run('backup', 'b.sqlite')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Backed up to b\.sqlite\. Keep b\.sqlite\.key elsewhere.* are not in it: set BACKUP_PASSPHRASE/,
      ),
    });
    const files = readdirSync(pathOf('.')).filter((name) => name.startsWith('b.sqlite'));
    expect(files).toEqual(['b.sqlite', 'b.sqlite.key']);
    expect(files.map((name) => modeOf(pathOf(name)))).toEqual(['600', '600']);
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

  it('is of one moment while changes come in: none is half there', async () => {
    await fillMuch('Comb');
    const platform = createPlatform({ dataFile: dataFile() });
    const count = (sql: Sql, value: number) => {
      for (const type of ['left', 'right']) {
        sql.prepare('INSERT OR REPLACE INTO id_counters VALUES (?, ?)').run(type, value);
      }
    };
    let written = 0;
    let isOver = false;
    const backingUp = run('backup', 'b.sqlite').finally(() => {
      isOver = true;
    });
    while (!isOver) {
      written += 1;
      await platform.context.store.write((sql) => count(sql, written));
    }
    expect((await backingUp).code).toBe(0);
    platform.close();
    expect(titleIn(pathOf('b.sqlite'))).toBe('Comb');
    using database = new DatabaseSync(pathOf('b.sqlite'));
    const rows = database
      .prepare("SELECT DISTINCT value FROM id_counters WHERE type IN ('left', 'right')")
      .all();
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(Number(rows[0]?.['value'] ?? 0)).toBeLessThan(written);
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
    'killed when %f of it is written leaves nothing that is not whole, and the next one works',
    async (share) => {
      await fillMuch('Comb');
      const enough = statSync(dataFile()).size * share;
      const part = pathOf('b.sqlite.part');
      await killedWhen(() => sizeOf(part) >= enough, 'backup', 'b.sqlite');
      // The kill may come too late to stop it.
      expect(['Comb', null]).toContain(
        existsSync(pathOf('b.sqlite')) ? titleIn(pathOf('b.sqlite')) : null,
      );
      rmSync(pathOf('b.sqlite'), { force: true });
      expect(titleIn(dataFile())).toBe('Comb');
      expect(await run('backup', 'b.sqlite')).toMatchObject({ code: 0 });
      expect(titleIn(pathOf('b.sqlite'))).toBe('Comb');
      expect(existsSync(part)).toBe(false);
    },
    LONG_IN_MS,
  );
});
