import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { sourceFiles } from './source-files.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,docs/*,packages/*,platform}/*.md', { cwd: ROOT }),
];
/** Turns a heading into its address, as GitHub does. */
const addressOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Pages that name the test for each claim. */
const EVIDENCE = ['docs/security.md', 'docs/data-protection.md'];
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
/** Files and folders of the repository in backticks, from its root or the storefront's. */
const PATH =
  /`((?:(?:apps|packages|platform|tools|lab|e2e|deploy|docs)\/[\w./@-]+)|(?:(?:app|server|bootstrap|vite|testing|doctor)\/[\w./-]+\.\w+))`/g;
const ROOTS = [ROOT, join(ROOT, 'apps/storefront')];

const ANCHOR = /\]\(([^)#:\s]*\.md)?#([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found);

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('links to and names only files that exist', () => {
    const named = [
      ...matches(text, LINK).map((link) => join(dirname(page), link)),
      ...matches(text, PATH),
    ];
    const isMissing = (path: string) => !ROOTS.some((root) => existsSync(join(root, path)));
    expect(named.filter(isMissing)).toEqual([]);
  });

  it('links to headings that exist', () => {
    const lost = [...text.matchAll(ANCHOR)].filter(([, path, anchor = '']) => {
      const target = path === undefined ? page : join(dirname(page), path);
      return !matches(read(target), HEADING).map(addressOf).includes(anchor);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

it('the recipes name only files that exist, from whichever folder', () => {
  const named = matches(read('CONTRIBUTING.md'), /`([\w./-]+\.(?:tsx?|json|cjs|css))`/g);
  const files = sourceFiles(ROOT);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

it.each(EVIDENCE)('%s names a test for each claim', (page) => {
  const rows = read(page)
    .split('\n')
    .filter((line) => /\| (?:held|tested)\b/i.test(line));
  expect(rows.filter((row) => !/`[\w./-]+\.(?:test|spec)\.tsx?`|`tools\//.test(row))).toEqual([]);
});
