import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..', '..');
/** A colon behind an expression, as JSX writes it: `{label}: <b>`, `{label}:{' '}`. */
const COLON = /\}:(?: ?<|\{' '\})/;

test('a colon is part of a message, since French sets a blank before it', () => {
  const files = globSync('**/*.tsx', { cwd: APP });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => COLON.test(readFileSync(join(APP, file), 'utf8')));
  expect(found).toEqual([]);
});
