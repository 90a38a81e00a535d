import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildTarget, buildIfChanged } from './build-if-changed.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  mkdirSync(join(root, 'src', 'generated'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.txt'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const target = (script: string): BuildTarget => ({
  name: 'thing',
  inputs: ['src'],
  outputs: ['out.txt'],
  command: [process.execPath, '-e', script],
});
const APPEND = target(`require('node:fs').appendFileSync('out.txt', 'made ')`);
const build = (which = APPEND) => buildIfChanged(root, which, () => undefined);
const out = () => readFileSync(join(root, 'out.txt'), 'utf8');

describe('buildIfChanged', () => {
  it('builds a target once while its inputs stay the same', async () => {
    expect([await build(), await build()]).toEqual([true, false]);
    expect(out()).toBe('made ');
  });

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'src', 'a.txt'), 'two')],
    ['a file is added', () => writeFileSync(join(root, 'src', 'b.txt'), '')],
    ['a file is removed', () => rmSync(join(root, 'src', 'a.txt'))],
    ['the output is gone', () => rmSync(join(root, 'out.txt'))],
  ])('builds it again when %s', async (_what, change) => {
    await build();
    change();
    expect(await build()).toBe(true);
  });

  it('ignores generated folders', async () => {
    await build();
    writeFileSync(join(root, 'src', 'generated', 'types.ts'), '');
    expect(await build()).toBe(false);
  });

  it('reports what failed and tries again the next time', async () => {
    const failing = target('process.exit(4)');
    await expect(build(failing)).rejects.toThrow(/Building thing failed \(.*: code 4\)\./);
    await expect(build(failing)).rejects.toThrow();
  });
});
