import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../tests/fixtures/folder.ts';
import { lockDataFolder } from './store/index.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Processes start slowly on a machine with other things to do. */
const LONG_IN_MS = 120_000;
const folder = newFolder();

async function start(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PLATFORM_PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], err] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code, err };
}

function dataDirWith(name: string, content: string): string {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  if (name !== '') writeFileSync(join(dataDir, name), content);
  return dataDir;
}

// Starts the others while one waits for five seconds.
describe.concurrent('a start that the data does not allow ends with 1 and one sentence:', () => {
  it.each([
    [
      'damaged data',
      () => dataDirWith('platform.sqlite', 'no data '.repeat(1000)),
      'npm run platform -- restore <file>',
    ],
    [
      'a data folder that is a file',
      () => join(dataDirWith('file', ''), 'file'),
      'Choose another folder (DATA_DIR).',
    ],
    [
      'a folder in the place of the data',
      () => {
        const dataDir = dataDirWith('', '');
        mkdirSync(join(dataDir, 'platform.sqlite'));
        return dataDir;
      },
      'is a folder where a file must be.',
    ],
  ])(
    '%s',
    async (_, make, message) => {
      const { code, err } = await start(make());
      expect([code, err]).toEqual([1, expect.stringContaining(message)]);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    },
    LONG_IN_MS,
  );

  it(
    'a folder that another platform uses',
    async () => {
      const dataDir = dataDirWith('', '');
      const lock = lockDataFolder(dataDir, 0);
      expect(await start(dataDir)).toEqual({
        code: 1,
        err: `${dataDir} is in use by another platform. Stop that one first, or set DATA_DIR to another folder.\n`,
      });
      lock.release();
    },
    LONG_IN_MS,
  );

  it.skipIf(process.platform !== 'linux')(
    'a folder where the system makes none',
    async () => {
      expect(await start('/proc/nope/data')).toEqual({
        code: 1,
        err: '/proc/nope/data cannot be made: its folder is missing, or takes no new ones. Make it, or choose another one (DATA_DIR).\n',
      });
    },
    LONG_IN_MS,
  );

  it.each([
    ['PLATFORM_PORT', 'Port {port} is already in use. Set PLATFORM_PORT to a free one.'],
    ['FIRESTORE_PORT', 'Port {port} is already in use. Set FIRESTORE_PORT to a free one.'],
  ])(
    'a port of another program in %s',
    async (name, sentence) => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const address = taken.address();
      const port = address === null || typeof address === 'string' ? '' : String(address.port);
      const { code, err } = await start(dataDirWith('', ''), { [name]: port });
      taken.close();
      expect(code).toBe(1);
      expect(err.trimEnd().split('\n').at(-1)).toBe(sentence.replace('{port}', port));
    },
    LONG_IN_MS,
  );

  it(
    'an address that this machine has not',
    async () => {
      expect(await start(dataDirWith('', ''), { HOST: '203.0.113.9' })).toEqual({
        code: 1,
        err: 'This machine has no address 203.0.113.9 (EADDRNOTAVAIL). Set HOST to one that it has.\n',
      });
    },
    LONG_IN_MS,
  );

  // The superuser may write everywhere.
  it.skipIf(process.getuid?.() === 0)('a folder without permission', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    mkdirSync(join(dataDir, 'closed'), { mode: 0o500 });
    const { code, err } = await start(join(dataDir, 'closed'));
    expect([code, err]).toEqual([1, expect.stringContaining('Give this user permission')]);
  });
});
