import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import type { Store } from '../../src/store/index.ts';
import { cliInFolder } from '../fixtures/cli.ts';

const CLI = fileURLToPath(new URL('../../src/shop-files/cli/main.ts', import.meta.url));

const POLL_INTERVAL_IN_MS = 1;
/** Time for tests that start processes, on a machine with other things to do. */
export const LONG_IN_MS = 120_000;

export const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
export const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : -1);

/** The title of the one product; throws for a file that is not whole. */
export function titleIn(path: string): string {
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

/** A data folder with one product, and commands that run on it. */
export function dataInFolder() {
  const cli = cliInFolder();
  const { dataFile, pathOf, put, run } = cli;
  const fill = async (title: string) => {
    await put('mine.csv', `Title,URL handle,Price\n${title},comb,2.50\n`);
    expect((await run('import', 'mine.csv', '--shop', 'nl')).code).toBe(0);
  };
  return {
    ...cli,
    fill,
    async fillMuch(title: string): Promise<void> {
      await fill(title);
      const platform = createPlatform({ dataFile: dataFile() });
      await addBallast(platform.context.store);
      platform.close();
    },
    /** Runs a command in a process of its own and kills it as a power cut would, once the condition holds. */
    async killedWhen(condition: () => boolean, ...args: readonly string[]): Promise<void> {
      const child = spawn(process.execPath, [CLI, ...args], {
        env: { ...process.env, DATA_DIR: pathOf('data'), INIT_CWD: pathOf('.') },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      while (child.exitCode === null && !condition()) await delay(POLL_INTERVAL_IN_MS);
      child.kill('SIGKILL');
      await ended;
    },
  };
}
