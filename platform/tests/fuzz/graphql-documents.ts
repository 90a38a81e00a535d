import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inPercent, oddNumber, oddText } from './odd-values.ts';

const ID_TYPES = [
  'Product',
  'ProductVariant',
  'Cart',
  'CartLine',
  'Collection',
  'Customer',
  'Order',
];
const oddId = fc
  .tuple(
    fc.constantFrom(...ID_TYPES),
    fc.constantFrom('1', '2', '0', '-1', 'x?key=1', 'x?cart=y', ''),
  )
  .map(([type, end]) => `gid://shopify/${type}/${end}`);
const wrongLiteral = fc.constantFrom('null', '[]', '{}', '1.5e308', 'true', '"x"', 'NOWHERE');
const nothing = fc.constant('');
const MAX_DEPTH = 5;

const SCALARS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Boolean: fc.boolean().map(String),
  Int: oddNumber.map(String),
  Float: fc.double({ min: -5e8, max: 5e8, noNaN: true }).map(String),
  ID: oddId.map((id) => JSON.stringify(id)),
};

function joined(parts: readonly fc.Arbitrary<string>[], separator = ' '): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((made) => made.filter((part) => part !== '').join(separator));
}

/** A value in GraphQL's own syntax, nearly always of the right type. */
function literal(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  return inPercent(3, wrongLiteral, rightLiteral(type, depth));
}

function rightLiteral(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return literal(type.ofType, depth);
  if (isListType(type)) {
    const items = fc.array(literal(type.ofType, depth + 1), { maxLength: 3 });
    return items.map((made) => `[${made.join(' ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) {
    return SCALARS[type.name] ?? oddText.map((text) => JSON.stringify(text));
  }
  const fields = Object.values(type.getFields()).filter(
    (field) => depth < 3 || isNonNullType(field.type),
  );
  return joined(fields.map((field) => named(field, 35, depth + 1))).map((text) => `{${text}}`);
}

/** `name: value`; an optional one in so many of a hundred documents. */
function named(
  { name, type }: GraphQLArgument | GraphQLInputField,
  percent: number,
  depth = 0,
): fc.Arbitrary<string> {
  const written = literal(type, depth).map((value) => `${name}: ${value}`);
  return isNonNullType(type) ? written : inPercent(percent, written, nothing);
}

/** Documents that follow the schema's grammar, with arguments that need not make sense. */
export function documents(schema: GraphQLSchema): fc.Arbitrary<string> {
  const selection = (type: GraphQLNamedType, depth: number): fc.Arbitrary<string> => {
    const parts: fc.Arbitrary<string>[] = [fc.constant('__typename')];
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => depth < MAX_DEPTH || isLeafType(getNamedType(field.type)),
      );
      if (fields.length > 0) {
        const field = fc.constantFrom(...fields).chain((chosen) => fieldOf(chosen, depth));
        const made = fc.array(field, { minLength: 1, maxLength: depth === 0 ? 2 : 4 });
        parts.push(made.map((texts) => texts.join(' ')));
      }
    }
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    if (possible.length > 0) {
      const narrowed = fc.constantFrom(...possible);
      parts.push(
        narrowed.chain((of) => selection(of, depth + 1).map((made) => `... on ${of.name} ${made}`)),
      );
    }
    return joined(parts).map((made) => `{ ${made} }`);
  };

  const fieldOf = (field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> => {
    // A page of a usual size gets further than an odd one.
    const given = field.args.map((argument) =>
      argument.name === 'first'
        ? inPercent(85, fc.constant('first: 3'), named(argument, 60))
        : named(argument, argument.name === 'last' ? 3 : 25),
    );
    const of = getNamedType(field.type);
    const alias = inPercent(
      70,
      fc.nat(1_000_000).map((number) => `a${number}: `),
      nothing,
    );
    const below = isLeafType(of) ? nothing : selection(of, depth + 1);
    return fc
      .tuple(alias, joined(given, ', '), below)
      .map(([name, values, rest]) => `${name}${field.name}${values && `(${values})`} ${rest}`);
  };

  const operation = (kind: 'query' | 'mutation', root: GraphQLNamedType | null | undefined) => {
    if (!root) throw new Error(`The schema has no ${kind}.`);
    const context = fc.constantFrom('NL', 'US', 'ZZ').map((code) => `@inContext(country: ${code})`);
    return joined([fc.constant(kind), inPercent(15, context, nothing), selection(root, 0)]);
  };
  const whole = inPercent(
    30,
    operation('mutation', schema.getMutationType()),
    operation('query', schema.getQueryType()),
  );
  const cut = fc
    .tuple(whole, fc.nat(500))
    .map(([text, length]) => text.slice(0, text.indexOf('{') + 1 + length));
  return inPercent(5, cut, whole);
}
