import { expect, it } from 'vitest';
import { keepLatest } from './keep-latest.ts';

it('keepLatest makes a value once, and again when others have pushed it out', () => {
  const made: string[] = [];
  const value = keepLatest(2, (key: string) => {
    made.push(key);
    return key === 'none' ? undefined : key;
  });
  value('a');
  value('none');
  value('a');
  value('none');
  expect(made).toEqual(['a', 'none']);
  value('b');
  // Asked for lately, it stayed; the other one went.
  value('none');
  expect(made).toEqual(['a', 'none', 'b']);
  expect(value('a')).toBe('a');
  expect(made).toEqual(['a', 'none', 'b', 'a']);
});
