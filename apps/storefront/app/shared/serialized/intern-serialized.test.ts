import { expect, test } from 'vitest';
import { internSerialized } from './intern-serialized.ts';
import { deserialize } from './serialized.ts';

const menu = (title: string) => ({ items: [{ title }] });

test('what says the same as before is the same object', () => {
  const keep = internSerialized<string, ReturnType<typeof menu>>();
  const first = keep('nl', menu('Rain'));
  expect(keep('nl', menu('Rain'))).toBe(first);
  expect(deserialize(first)).toEqual(menu('Rain'));
});

test('what says something else takes its place, and each key has its own', () => {
  const keep = internSerialized<string, ReturnType<typeof menu>>();
  const [dutch, german] = [keep('nl', menu('Rain')), keep('de', menu('Rain'))];
  expect(german).not.toBe(dutch);
  const edited = keep('nl', menu('Copper'));
  expect(deserialize(edited)).toEqual(menu('Copper'));
  expect(keep('nl', menu('Copper'))).toBe(edited);
  expect(keep('de', menu('Rain'))).toBe(german);
});
