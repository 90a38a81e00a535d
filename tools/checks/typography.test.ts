import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { sourceFiles } from './source-files.ts';

// The interface's own texts: packages/i18n/src/typography.test.ts. Words to search by are no sentences.
const TEXTS =
  /^(?:packages\/demo\/texts\/[^/]+\/(?!search\.json)|platform\/src\/.*\/messages\/).*\.json$/;
const files = sourceFiles(ROOT).filter((file) => TEXTS.test(file));

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\w+:/g, '{')];
  return Object.values(Object(value)).flatMap(textsOf);
}

test.each([
  ['typewriter quotes and apostrophes', /["']/, /./],
  ['three dots for an ellipsis, or a hyphen for a dash', /\.\.\.| - /, /./],
  [
    'loose marks in French',
    /(?<!\u202f)[;?!]|(?<!\u00a0)(?<!\d):(?!\/\/)| [»]|« /,
    /\/fr(?:\/|\.)/,
  ],
])('the demo and the letters have no %s', (_, pattern, where) => {
  const read = files.filter((file) => where.test(file));
  const wrong = read.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
      .filter((text) => pattern.test(text))
      .map((text) => [file, text]),
  );
  expect(read.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
