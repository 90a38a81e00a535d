import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { requireOpenFiles } from './open-files.mjs';

const limits = (soft: string) =>
  `Limit                     Soft Limit           Hard Limit           Units\nMax open files            ${soft.padEnd(20)} 4096                 files\n`;

describe('a limit of open files', () => {
  test.each(['256', '257', '1048576', 'unlimited'])('of %s is enough', (soft) => {
    expect(() => requireOpenFiles(limits(soft))).not.toThrow();
  });

  it('below is named with its mend', () => {
    expect(() => requireOpenFiles(limits('255'))).toThrow(
      'Only 255 files may be open here, and the shop needs 256. Allow more: ulimit -n 1024',
    );
  });

  it('that the system does not tell is taken as enough', () => {
    expect(() => requireOpenFiles('')).not.toThrow();
  });
});

it.skipIf(process.platform !== 'linux')(
  'the limit of a shell ends every command in one sentence',
  () => {
    const start = () =>
      execFileSync('sh', ['-c', 'ulimit -n 100; exec node tools/on-node-24.mjs tools/start.ts'], {
        stdio: 'pipe',
        encoding: 'utf8',
      });
    expect(start).toThrow(
      expect.objectContaining({
        status: 1,
        stderr:
          'Only 100 files may be open here, and the shop needs 256. Allow more: ulimit -n 1024\n',
      }),
    );
  },
);
