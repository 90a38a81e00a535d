import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';

/** Pages that say something holds, and name the test that shows it. */
const PAGES = ['docs/security.md', 'docs/data-protection.md'];
const NAMED = /`((?:apps|packages|scripts|e2e)\/[\w./-]+\.tsx?)`/g;

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const named = [...text.matchAll(NAMED)].flatMap(([, file = '']) => file);

  it('names only files that are there', () => {
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('says of each line that holds which test holds it', () => {
    const rows = text.split('\n').filter((line) => /\| held\b/.test(line));
    expect(rows.filter((row) => !/`[\w./-]+\.(?:test|spec)\.tsx?`|`scripts\//.test(row))).toEqual(
      [],
    );
  });
});
