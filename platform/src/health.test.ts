import { cpSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { newFolder } from '../tests/fixtures/folder.ts';
import { openPlatform } from '../tests/fixtures/platform.ts';
import type { Platform } from './platform.ts';
import { openStore } from './store/index.ts';

let folder = '';
let dataFile = '';
let platform: Platform;
beforeEach(() => {
  folder = newFolder();
  dataFile = join(folder, 'platform.sqlite');
  platform = openPlatform({ dataFile });
});

async function ask(path: string) {
  const reply = await platform.fetch(`http://localhost:4010${path}`);
  return [reply.status, await reply.json()];
}

const OK = [200, { status: 'ok' }];
const failing = (reason: string) => [503, { status: 'failing', reason }];

describe('a platform is ready', () => {
  it('while it can write', async () => {
    expect(await ask('/readyz')).toEqual(OK);
  });

  it('not when no write succeeds, and alive all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    platform.context.store.read.prepare('PRAGMA query_only = ON').get();
    expect(await ask('/readyz')).toEqual(failing('the database does not take writes'));
    expect(await ask('/healthz')).toEqual(OK);
  });

  test.each([
    ['written over', () => writeFileSync(dataFile, 'a letter')],
    ['emptied', () => writeFileSync(dataFile, '')],
    ['moved away', () => renameSync(dataFile, `${dataFile}.old`)],
    [
      'replaced by another one',
      () => {
        cpSync(dataFile, `${dataFile}.copy`);
        renameSync(`${dataFile}.copy`, dataFile);
      },
    ],
  ])('not when the file is %s', async (_, harm) => {
    harm();
    expect(await ask('/readyz')).toEqual(failing('the database is not the one that was opened'));
  });
});

describe('an empty database', () => {
  test.each(['platform-secrets.json', 'platform.sqlite-wal', 'images'])(
    'is refused beside %s',
    (name) => {
      const path = join(mkdtempSync(join(folder, 'emptied-')), 'platform.sqlite');
      writeFileSync(path, '');
      writeFileSync(join(path, '..', name), 'x');
      expect(() => openStore(path)).toThrow(`platform.sqlite is empty, and ${name} beside it`);
    },
  );

  it('is taken where nothing is beside it', () => {
    const path = join(mkdtempSync(join(folder, 'new-')), 'platform.sqlite');
    writeFileSync(path, '');
    openStore(path).close();
  });
});
