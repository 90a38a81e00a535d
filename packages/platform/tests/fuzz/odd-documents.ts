import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Dice } from './dice.ts';
import { literalOf } from './odd-values.ts';

/** A document that follows the schema's grammar, with arguments that need not make sense. */
export function documentOf(schema: GraphQLSchema, dice: Dice): string {
  const isMutation = dice.percent(30);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no such root.');
  const directive = dice.percent(15)
    ? ` @inContext(country: ${dice.pick(['NL', 'US', 'ZZ'])})`
    : '';
  const text = `${isMutation ? 'mutation' : 'query'}${directive} ${selectionOf(schema, root, dice, 0)}`;
  if (dice.percent(4)) return text.slice(0, text.indexOf('{') + 1 + dice.below(text.length));
  return dice.percent(3) ? text.replace(/\w+/, '__typename') : text;
}

function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  dice: Dice,
  depth: number,
): string {
  const parts = ['__typename'];
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).filter(
      ({ type: of }) => depth < 5 || isLeafType(getNamedType(of)),
    );
    const count = depth === 0 ? 1 + dice.below(2) : 1 + dice.below(4);
    for (let made = 0; made < count; made += 1) {
      const field = dice.pick(fields);
      if (field !== undefined) parts.push(fieldOf(schema, field, dice, depth));
    }
  }
  if (isAbstractType(type)) {
    const possible = dice.pick(schema.getPossibleTypes(type));
    if (possible)
      parts.push(`... on ${possible.name} ${selectionOf(schema, possible, dice, depth + 1)}`);
  }
  return `{ ${parts.join(' ')} }`;
}

function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  dice: Dice,
  depth: number,
): string {
  const given = field.args.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      (argument.name === 'first' && dice.percent(95)) ||
      dice.percent(argument.name === 'last' ? 3 : 25),
  );
  const values = given.map(({ name, type }) =>
    // A page of a usual size comes further than an odd one.
    name === 'first' && dice.percent(90) ? 'first: 3' : `${name}: ${literalOf(type, dice)}`,
  );
  const alias = dice.percent(70) ? `a${dice.below(1_000_000)}: ` : '';
  const of = getNamedType(field.type);
  const below = isLeafType(of) ? '' : ` ${selectionOf(schema, of, dice, depth + 1)}`;
  return `${alias}${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''}${below}`;
}
