import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';

/** Pages that name the test for each claim. */
const PAGES = ['docs/security.md', 'docs/data-protection.md'];
const NAMED = /`((?:apps|packages|tools|lab|e2e)\/[\w./-]+\.tsx?)`/g;

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const named = [...text.matchAll(NAMED)].flatMap(([, file = '']) => file);

  it('names only files that exist', () => {
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names a test for each claim', () => {
    const rows = text.split('\n').filter((line) => /\| held\b/.test(line));
    expect(rows.filter((row) => !/`[\w./-]+\.(?:test|spec)\.tsx?`|`tools\//.test(row))).toEqual([]);
  });
});
