import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { WireError } from './errors.ts';
import { pathToNode, VIOLATIONS } from './violations.ts';

export function describeSyntaxError({ message, locations }: GraphQLError): WireError {
  return {
    message: message.replace(/^Syntax Error: /, ''),
    ...(locations === undefined ? {} : { locations }),
    extensions: { code: 'PARSE_ERROR' },
  };
}

interface Argument {
  readonly name: string;
  readonly field: string;
  readonly expected: string | null;
}

/** The field and argument in which a literal stands. */
function argumentAround(
  schema: GraphQLSchema,
  document: DocumentNode,
  requested: ASTNode,
): Argument | null {
  const types = new TypeInfo(schema);
  let field = '';
  let argument: Argument | null = null;
  let found: Argument | null = null;
  const visitor = {
    enter(node: ASTNode) {
      if (node.kind === Kind.FIELD) field = node.name.value;
      if (node.kind === Kind.ARGUMENT) {
        const expected = types.getArgument()?.type.toString() ?? null;
        argument = { name: node.name.value, field, expected };
      }
      if (node === requested) found = argument;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return found;
}

function describeLiteral(literal: ASTNode, { name, field, expected }: Argument) {
  const requested = expected === null ? '' : ` Expected type '${expected}'.`;
  return {
    message: `Argument '${name}' on Field '${field}' has an invalid value (${print(literal)}).${requested}`,
    code: 'argumentLiteralsIncompatible',
    details: { typeName: 'Field', argumentName: name },
  };
}

function describe(error: GraphQLError, document: DocumentNode, schema: GraphQLSchema) {
  for (const { pattern, code, say, details } of VIOLATIONS) {
    const match = pattern.exec(error.message);
    if (match === null) continue;
    const parts = match.slice(1).map((part) => part ?? '');
    return { message: say(...parts), code, details: details?.(...parts) };
  }
  const [node] = error.nodes ?? [];
  const argument =
    node?.kind.endsWith('Value') === true ? argumentAround(schema, document, node) : null;
  if (node !== undefined && argument !== null) return describeLiteral(node, argument);
  return { message: error.message, code: 'invalidQuery' };
}

/** A query that does not fit the schema, in Shopify's words, with its code and its kind of path. */
export function describeViolation(
  error: GraphQLError,
  document: DocumentNode,
  schema: GraphQLSchema,
): WireError {
  const { message, code, details } = { details: undefined, ...describe(error, document, schema) };
  const [node] = error.nodes ?? [];
  return {
    message,
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    path: node === undefined ? [] : pathToNode(document, node),
    extensions: { code, ...details },
  };
}
