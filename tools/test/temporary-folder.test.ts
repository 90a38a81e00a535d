import { existsSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

it('makeTemporaryFolder removes what killed runs left, and nothing of one that runs', () => {
  using memory = mkdtempDisposableSync(join(tmpdir(), 'memory-'));
  // Linux gives no process a number above 2 ** 22.
  const [killed, foreign] = ['lokke-test-9999999-a', 'other'].map((name) => {
    mkdirSync(join(memory.path, name));
    return join(memory.path, name);
  });
  using first = makeTemporaryFolder(memory.path);
  using second = makeTemporaryFolder(memory.path);
  const isThere = [killed, foreign, first.path, second.path].map((path) => existsSync(path ?? ''));
  expect(isThere).toEqual([false, true, true, true]);
});

it('makeTemporaryFolder takes the usual place where memory has no room', () => {
  using folder = makeTemporaryFolder('/proc/self');
  expect(dirname(folder.path)).toBe(tmpdir());
});
