import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../tests/fixtures/folder.ts';
import { readJsonFile } from './read-json-file.ts';

it('a comma too many is said with the name of its file', () => {
  const file = join(newFolder(), 'home.json');
  writeFileSync(file, '{"a": "b",\n}');
  expect(() => readJsonFile(file)).toThrow(/home\.json: .*JSON.*line 2/);
  writeFileSync(file, '{"a": "b"}');
  expect(readJsonFile(file)).toEqual({ a: 'b' });
});
