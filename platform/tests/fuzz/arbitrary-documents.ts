import fc from 'fast-check';
import {
  type GraphQLField,
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
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { inPercent, oddNumber, oddText } from './arbitrary-values.ts';

const ODD_ENDS = ['1', '2', '3', '0', '-1', '9'.repeat(30), 'x?key=1', 'x?cart=y', ''];
const oddId = fc
  .tuple(
    fc.constantFrom(
      'Product',
      'ProductVariant',
      'Cart',
      'CartLine',
      'Collection',
      'Customer',
      'Order',
    ),
    fc.constantFrom(...ODD_ENDS),
  )
  .map(([type, end]) => `gid://shopify/${type}/${end}`);
const wrongLiteral = fc.constantFrom('null', '[]', '{}', '1.5e308', 'true', '"x"', 'NOWHERE');
const joined = (parts: readonly fc.Arbitrary<string>[], separator = ' ') =>
  fc.tuple(...parts).map((made) => made.filter((part) => part !== '').join(separator));
const nothing = fc.constant('');

/** A value in GraphQL's own syntax: nearly always of the right type. */
function literal(type: GraphQLInputType, depth = 0): fc.Arbitrary<string> {
  return inPercent(3, wrongLiteral, rightLiteral(type, depth));
}

function rightLiteral(type: GraphQLInputType, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return literal(type.ofType, depth);
  if (isListType(type)) {
    const item = literal(type.ofType, depth + 1);
    const long = fc.array(item, { minLength: 300, maxLength: 300 });
    const list = inPercent(2, long, fc.array(item, { maxLength: 3 }));
    return list.map((items) => `[${items.join(' ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      if (!isRequiredInputField(field) && depth >= 3) return [];
      const written = literal(field.type, depth + 1).map((value) => `${field.name}: ${value}`);
      return [isRequiredInputField(field) ? written : inPercent(35, written, nothing)];
    });
    return joined(fields).map((text) => `{${text}}`);
  }
  switch (type.name) {
    case 'Boolean':
      return fc.boolean().map(String);
    case 'Int':
      return oddNumber.map(String);
    case 'Float':
      return fc.double({ min: -5e8, max: 5e8, noNaN: true }).map(String);
    case 'ID':
      return oddId.map((id) => JSON.stringify(id));
    default:
      return oddText.map((text) => JSON.stringify(text));
  }
}

/** Documents that follow the schema's grammar, with arguments that need not make sense. */
export function documents(schema: GraphQLSchema): fc.Arbitrary<string> {
  const known = new Map<string, fc.Arbitrary<string>>();
  const once = (key: string, make: () => fc.Arbitrary<string>) => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };

  const selection = (type: GraphQLNamedType, depth: number): fc.Arbitrary<string> =>
    once(`${type.name} ${depth}`, () => {
      const parts: fc.Arbitrary<string>[] = [fc.constant('__typename')];
      if (isObjectType(type) || isInterfaceType(type)) {
        const fields = Object.values(type.getFields()).filter(
          ({ type: of }) => depth < 5 || isLeafType(getNamedType(of)),
        );
        if (fields.length > 0) {
          const field = fc.constantFrom(...fields).chain((chosen) => fieldOf(type, chosen, depth));
          const maxLength = depth === 0 ? 2 : 4;
          parts.push(fc.array(field, { minLength: 1, maxLength }).map((made) => made.join(' ')));
        }
      }
      const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
      if (possible.length > 0) {
        const narrowed = fc
          .constantFrom(...possible)
          .chain((of) => selection(of, depth + 1).map((made) => `... on ${of.name} ${made}`));
        parts.push(narrowed);
      }
      return joined(parts).map((made) => `{ ${made} }`);
    });

  const fieldOf = (
    owner: GraphQLNamedType,
    field: GraphQLField<unknown, unknown>,
    depth: number,
  ): fc.Arbitrary<string> =>
    once(`${owner.name}.${field.name} ${depth}`, () => {
      const given = field.args.map((argument) => {
        const { name, type } = argument;
        const odd = literal(type).map((value) => `${name}: ${value}`);
        // A page of a usual size gets further than an odd one.
        const written = name === 'first' ? inPercent(90, fc.constant('first: 3'), odd) : odd;
        const share = name === 'first' ? 95 : name === 'last' ? 3 : 25;
        return isRequiredArgument(argument) ? written : inPercent(share, written, nothing);
      });
      const of = getNamedType(field.type);
      const alias = inPercent(
        70,
        fc.nat(1_000_000).map((number) => `a${number}: `),
        nothing,
      );
      const below = isLeafType(of) ? nothing : selection(of, depth + 1);
      return fc
        .tuple(alias, joined(given, ', '), below)
        .map(([a, values, rest]) => `${a}${field.name}${values && `(${values})`} ${rest}`);
    });

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
    .tuple(whole, fc.nat(5_000))
    .map(([text, length]) => text.slice(0, text.indexOf('{') + 1 + length));
  const misnamed = whole.map((text) => text.replace(/\w+/, '__typename'));
  return inPercent(4, cut, inPercent(3, misnamed, whole));
}
