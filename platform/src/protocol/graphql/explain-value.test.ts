import { type GraphQLInputType, GraphQLInt, GraphQLNonNull, isInputType } from 'graphql';
import { expect, it, test } from 'vitest';
import { explainValue } from './explain-value.ts';
import { schemaOf } from './schemas.ts';

const schema = schemaOf('2025-04');

function typeOf(name: string): GraphQLInputType {
  const type = schema.getType(name);
  if (!isInputType(type)) throw new Error(`${name} is no input`);
  return type;
}

test.each([
  [
    'CartInput',
    { note: 'A note', lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1' }] },
    [],
  ],
  ['CartInput', { notes: 'x' }, [['notes', 'Field is not defined on CartInput']]],
  ['CartInput', 'x', [['', 'Expected "x" to be a key-value object.']]],
  [
    'CartInput',
    { lines: [{ quantity: 'one' }] },
    [
      ['lines.0.quantity', 'Could not coerce value "one" to Int'],
      ['lines.0.merchandiseId', 'Expected value to not be null'],
    ],
  ],
  [
    'CropRegion',
    'MIDDLE',
    [['', 'Expected "MIDDLE" to be one of: BOTTOM, CENTER, LEFT, RIGHT, TOP']],
  ],
])('%s of %j', (name, value, expected) => {
  const found = explainValue(value, typeOf(name)).map(({ path, explanation }) => [
    path.join('.'),
    explanation,
  ]);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

it('needs a value where the type says so', () => {
  const type = new GraphQLNonNull(GraphQLInt);
  expect(explainValue(null, type)).toEqual([
    { path: [], explanation: 'Expected value to not be null' },
  ]);
  expect(explainValue(0, type)).toEqual([]);
});
