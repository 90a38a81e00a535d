import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAW_DOCUMENT, withLawTable } from './law-table.ts';

test('docs/law.md holds the table of duties as it is; npm run doctor -- --law --write renews it', () => {
  const document = readFileSync(LAW_DOCUMENT, 'utf8');
  expect(withLawTable(document)).toBe(document);
});
