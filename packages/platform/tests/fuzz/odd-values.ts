import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Dice } from './dice.ts';

export const ODD_TEXTS = [
  '',
  ' ',
  'rain-shampoo',
  "'; drop table products; --",
  '" OR 1=1',
  '\u0000',
  '\ud800',
  '🧴'.repeat(40),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'title:(((',
  'tag:a AND NOT OR -',
  '%00%ff',
  '{{7*7}}',
  '<zzz onzzz=1>',
  'a'.repeat(5_000),
  '2024-13-45T99:99:99Z',
];
const ODD_NUMBERS = [0, 1, 2, -1, 250, 251, 1_000_000, 2_147_483_647, -2_147_483_648];
const TYPES_OF_IDS = [
  'Product',
  'ProductVariant',
  'Cart',
  'CartLine',
  'Collection',
  'Customer',
  'Order',
];
const ODD_ENDS = ['1', '2', '3', '0', '-1', '9'.repeat(30), 'x?key=1', 'x?cart=y', ''];

/** A value written in GraphQL's own syntax: of the right type nineteen times in twenty. */
export function literalOf(type: GraphQLInputType, dice: Dice, depth = 0): string {
  if (dice.percent(3))
    return dice.pick(['null', '[]', '{}', '1.5e308', 'true', '"x"', 'NOWHERE']) ?? '';
  if (isNonNullType(type)) return literalOf(type.ofType, dice, depth);
  if (isListType(type)) {
    const length = dice.percent(2) ? 300 : dice.below(4);
    return `[${Array.from({ length }, () => literalOf(type.ofType, dice, depth + 1)).join(' ')}]`;
  }
  if (isEnumType(type)) return dice.pick(type.getValues())?.name ?? 'NOWHERE';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < 3 && dice.percent(35)),
    );
    return `{${fields.map(({ name, type: of }) => `${name}: ${literalOf(of, dice, depth + 1)}`).join(' ')}}`;
  }
  return scalarLiteral(type.name, dice);
}

function scalarLiteral(name: string, dice: Dice): string {
  switch (name) {
    case 'Boolean':
      return String(dice.percent(50));
    case 'Int':
      return String(dice.pick(ODD_NUMBERS));
    case 'Float':
      return String(dice.roll() * 1e9 - 5e8);
    case 'ID':
      return JSON.stringify(`gid://shopify/${dice.pick(TYPES_OF_IDS)}/${dice.pick(ODD_ENDS)}`);
    default:
      return JSON.stringify(dice.pick(ODD_TEXTS)).replaceAll('\\ud800', '\\uD800');
  }
}

/** A value of JSON that nobody asked for. */
export function oddJson(dice: Dice): unknown {
  const odd: readonly unknown[] = [
    null,
    true,
    [],
    {},
    [[]],
    { toString: 1 },
    { __proto__: null, length: -1 },
    [null],
  ];
  if (dice.percent(40)) return dice.pick(odd);
  return dice.percent(40) ? dice.pick(ODD_NUMBERS) : dice.pick(ODD_TEXTS);
}
