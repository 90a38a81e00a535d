import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFilesOf } from './build-files.ts';
import { keepBuild } from './keep-build.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = () => join(root, 'kept');
const assets = () => readdirSync(join(folder(), 'assets')).sort();

/** A build of these files, kept on a day of November 2026. */
function keep(names: readonly string[], day: number, count = 2) {
  const from = join(root, `client-${names.join('-')}`);
  mkdirSync(join(from, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(from, 'assets', name), name);
  const now = new Date(Date.UTC(2026, 10, day));
  return keepBuild({ from, build: buildFilesOf(from), folder: folder(), count, now });
}

describe('keeping a build', () => {
  it('adds what is not there yet, precompressed forms included', () => {
    expect(keep(['a-1.js', 'a-1.js.br'], 1)).toMatchObject({ copied: 2, dropped: 0 });
    expect(keep(['a-1.js', 'a-1.js.br', 'b-2.css'], 2)).toMatchObject({ copied: 1, dropped: 0 });
    expect(assets()).toEqual(['a-1.js', 'a-1.js.br', 'b-2.css']);
  });

  it.each([
    [2, ['a-1.js', 'a-2.js', 'same.js']],
    [1, ['a-2.js', 'same.js']],
  ])('of the last %i builds, drops what only older ones have', (count, left) => {
    keep(['a-0.js', 'same.js'], 1, count);
    keep(['a-1.js', 'same.js'], 2, count);
    expect(keep(['a-2.js', 'same.js'], 3, count).builds).toHaveLength(count);
    expect(assets()).toEqual(left);
    expect(readdirSync(join(folder(), 'builds'))).toHaveLength(count);
  });

  it('counts a build that came back as the latest', () => {
    keep(['a-1.js'], 1);
    keep(['a-2.js'], 2);
    keep(['a-1.js'], 3);
    keep(['a-3.js'], 4);
    expect(assets()).toEqual(['a-1.js', 'a-3.js']);
  });

  it('completes a file that was cut off', () => {
    keep(['a-1.js'], 1);
    writeFileSync(join(folder(), 'assets', 'a-1.js'), '');
    expect(keep(['a-1.js'], 2).copied).toBe(1);
  });

  it('leaves files of no listed build alone', () => {
    keep(['a-1.js'], 1, 1);
    writeFileSync(join(folder(), 'assets', 'other.js'), '');
    keep(['a-2.js'], 2, 1);
    expect(assets()).toEqual(['a-2.js', 'other.js']);
  });

  it.each(['../../outside.txt', '/etc/passwd', '.env'])(
    'reads no list that names %s, and drops nothing outside',
    (name) => {
      keep(['a-1.js'], 1, 1);
      writeFileSync(join(root, 'outside.txt'), '');
      const list = { id: '0123456789ab', keptAt: '2026-01-01T00:00:00.000Z', names: [name] };
      writeFileSync(join(folder(), 'builds', 'bad.json'), JSON.stringify(list));
      expect(() => keep(['a-2.js'], 2, 1)).toThrow('bad.json" is no list of a build');
      expect(existsSync(join(root, 'outside.txt'))).toBe(true);
    },
  );

  it('says what to do where nothing is built', () => {
    expect(() => buildFilesOf(join(root, 'none'))).toThrow('run `npm run build` first');
  });
});
