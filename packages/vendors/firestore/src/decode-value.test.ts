import { expect, test } from 'vitest';
import { decodeValue } from './decode-value.ts';

test.each([
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ integerValue: '-42' }, -42],
  [{ doubleValue: 1.5 }, 1.5],
  [{ stringValue: '' }, ''],
  [{ timestampValue: '2026-11-20T12:00:00Z' }, '2026-11-20T12:00:00Z'],
  [{ referenceValue: 'projects/p/x' }, 'projects/p/x'],
  [{ geoPointValue: { latitude: 52.1, longitude: 4.9 } }, { latitude: 52.1, longitude: 4.9 }],
  [{ geoPointValue: { longitude: 4.9 } }, { latitude: 0, longitude: 4.9 }],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }, [1, 'a']],
  [{ mapValue: {} }, {}],
  [
    { mapValue: { fields: { a: { mapValue: { fields: { b: { booleanValue: true } } } } } } },
    { a: { b: true } },
  ],
])('%j is read as %j', (value, plain) => {
  expect(decodeValue(value)).toEqual(plain);
});

test.each([
  [undefined],
  [null],
  ['text'],
  [7],
  [[]],
  [{}],
  [{ integerValue: 'x' }],
  [{ geoPointValue: { latitude: 'n' } }],
])('what is not one of its values reads as null: %j', (value) => {
  expect(decodeValue(value)).toBeNull();
});
