import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MadeThing, makeFresh } from './make-fresh.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  mkdirSync(join(root, 'src', 'generated'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.txt'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const thing = (script: string): MadeThing => ({
  name: 'thing',
  inputs: ['src'],
  outputs: ['out.txt'],
  command: [process.execPath, '-e', script],
});
const APPEND = thing(`require('node:fs').appendFileSync('out.txt', 'made ')`);
const make = (which = APPEND) => makeFresh(root, which, () => undefined);
const out = () => readFileSync(join(root, 'out.txt'), 'utf8');

describe('makeFresh', () => {
  it('makes a thing once while its inputs stay the same', () => {
    expect([make(), make()]).toEqual([true, false]);
    expect(out()).toBe('made ');
  });

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'src', 'a.txt'), 'two')],
    ['a file is added', () => writeFileSync(join(root, 'src', 'b.txt'), '')],
    ['a file is removed', () => rmSync(join(root, 'src', 'a.txt'))],
    ['the output is gone', () => rmSync(join(root, 'out.txt'))],
  ])('makes it again when %s', (_what, change) => {
    make();
    change();
    expect(make()).toBe(true);
  });

  it('does not look at generated folders', () => {
    make();
    writeFileSync(join(root, 'src', 'generated', 'types.ts'), '');
    expect(make()).toBe(false);
  });

  it('says what failed, and tries again the next time', () => {
    const failing = thing('process.exit(4)');
    expect(() => make(failing)).toThrow(/Making thing failed \(.*: code 4\)\./);
    expect(() => make(failing)).toThrow();
  });
});
