import { expect, it } from 'vitest';
import { attributeOf, withAttribute } from './attributes.ts';

it('sets, replaces and removes an attribute beside others', () => {
  const other = { key: 'wrap', value: 'yes' };
  const set = withAttribute([other], '_mark', 'one');
  expect(attributeOf(set, '_mark')).toBe('one');
  const replaced = withAttribute(set, '_mark', 'two');
  expect(replaced).toEqual([other, { key: '_mark', value: 'two' }]);
  expect(withAttribute(replaced, '_mark', null)).toEqual([other]);
});
