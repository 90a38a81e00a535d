import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFilesOf } from './page-files.ts';

const MESSAGES = '../../packages/i18n/generated';
const MANIFEST = {
  'app/root.tsx': { file: 'assets/root-2.js' },
  [`${MESSAGES}/nl.ts`]: { file: 'assets/nl-2.js' },
  [`${MESSAGES}/nl/home.ts`]: { file: 'assets/home-3.js' },
  [`${MESSAGES}/fr.ts`]: { file: 'assets/fr-2.js' },
  [`${MESSAGES}/fr/home.ts`]: { file: 'assets/home-4.js' },
  [`${MESSAGES}/fr-BE.ts`]: { file: 'assets/fr-BE-6.js' },
  [`${MESSAGES}/fr-BE/home.ts`]: { file: 'assets/home-7.js' },
  [`${MESSAGES}/nl/suggestion.ts`]: { file: 'assets/suggestion-5.js' },
};
const IMPORTS = Object.fromEntries(
  ['root-2', 'nl-2', 'home-3', 'fr-2', 'home-4', 'suggestion-5', 'fr-BE-6', 'home-7'].map(
    (name) => [`/assets/${name.replace(/-(?=\d)/, '-of-')}.js`, `/assets/${name}.js`],
  ),
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-files-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, '.vite/importmap.json'), JSON.stringify({ imports: IMPORTS }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/shell-1.css'), 'a{color:red}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a page maps the messages of its language, and of others what asks for the market', () => {
  const { languageFiles, importMaps } = pageFilesOf(folder);
  expect(languageFiles.get('nl-NL')).toBe('/assets/nl-2.js');
  expect(languageFiles.get('fr-FR')).toBe('/assets/fr-2.js');
  expect(languageFiles.get('fr-BE')).toBe('/assets/fr-BE-6.js');
  const {
    '/assets/home-of-3.js': dutch,
    '/assets/fr-BE-of-6.js': belgian,
    '/assets/home-of-7.js': belgianHome,
    ...french
  } = IMPORTS;
  const mapOf = (tag: string) => JSON.parse(importMaps.get(tag) ?? '').imports;
  expect(mapOf('fr-FR')).toEqual(french);
  expect(mapOf('fr-BE')).toEqual({
    ...french,
    '/assets/fr-BE-of-6.js': belgian,
    '/assets/home-of-7.js': belgianHome,
  });
  expect(dutch).toBe('/assets/home-3.js');
});

it('a page has the text of the build’s style sheets', () => {
  expect([...pageFilesOf(folder).styles]).toEqual([['/assets/shell-1.css', 'a{color:red}']]);
});
