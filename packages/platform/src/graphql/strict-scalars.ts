import { GraphQLError, type GraphQLSchema, isScalarType, Kind, type ValueNode } from 'graphql';

/** Scalars that a published schema only names; built from it they would take anything, an object included. */
const TEXTS = ['Color', 'DateTime', 'HTML', 'ISO8601DateTime', 'URL'];
const NUMBERS_TOO = ['Decimal', 'Money', 'UnsignedInt64'];

/** Makes these scalars take what they are written as; everything behind them may count on text. */
export function withStrictScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type)) continue;
    const takesNumbers = NUMBERS_TOO.includes(type.name);
    if (!takesNumbers && !TEXTS.includes(type.name)) continue;
    const refuse = (): never => {
      throw new GraphQLError(`${type.name} has to be written as text.`);
    };
    type.parseValue = (value) => {
      if (typeof value === 'string') return value;
      return takesNumbers && typeof value === 'number' ? String(value) : refuse();
    };
    type.parseLiteral = (node: ValueNode) => {
      if (node.kind === Kind.STRING) return node.value;
      const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT;
      return takesNumbers && isNumber ? node.value : refuse();
    };
  }
  return schema;
}
