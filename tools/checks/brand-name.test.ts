import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { sourceFiles } from './source-files.ts';

// Visitors read what the brand's folder says; packages, cookies and settings may keep the project's name in small
// letters (platform/tests/other-brand.test.ts renders the rest).
const NAME = /LOKKE|Lokke(?!n)/;
const SOURCES = /^(?:apps|packages)\/.*\.(?:tsx?|json|css|md|svg)$/;
const ELSEWHERE = /^packages\/demo\/brand\/|\/(?:tests|testing)\/|\.test\.|test-kit/;

it('stands in no source but the brand’s folder', () => {
  const files = sourceFiles(ROOT).filter((file) => SOURCES.test(file) && !ELSEWHERE.test(file));
  const naming = files.filter((file) => NAME.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(1_000);
  expect(naming).toEqual([]);
});
