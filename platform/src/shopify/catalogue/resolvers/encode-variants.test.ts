import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { encodeVariants } from './encode-variants.ts';

test('the example of the decoder’s own description', () => {
  const variants = [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [2, 0, 1],
    [2, 1, 0],
  ];
  expect(encodeVariants(variants)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
});

test.each([
  [[], ''],
  [[[0]], 'v1_0'],
  [[[2], [0], [1], [4]], 'v1_0-2 4'],
])('%o is %s', (variants, encoded) => {
  expect(encodeVariants(variants)).toBe(encoded);
});

it('is read again by hydrogen-react, whatever the combinations', () => {
  const combinations = fc
    .integer({ min: 1, max: 3 })
    .chain((options) =>
      fc.uniqueArray(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: options, maxLength: options }),
        { selector: String, maxLength: 40 },
      ),
    );
  fc.assert(
    fc.property(combinations, (variants) => {
      const decoded = decodeEncodedVariant(encodeVariants(variants)).map(String);
      expect(decoded.toSorted()).toEqual(variants.map(String).toSorted());
    }),
  );
});
