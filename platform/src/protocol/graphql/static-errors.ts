import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  Kind,
  Lexer,
  print,
  type Source,
  type Token,
  TokenKind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { WireError } from './errors.ts';
import { ScalarRefusal } from './explain-value.ts';
import { pathToNode, VIOLATIONS } from './violations.ts';

export function describeSyntaxError({ message, locations, source }: GraphQLError): WireError {
  const told = message.replace(/^Syntax Error: /, '');
  const last = /<EOF>/.test(told) && source !== undefined ? lastToken(source) : null;
  if (last !== null) {
    const { line, column } = last;
    return {
      message: `syntax error, unexpected end of file at [${line}, ${column}]`,
      locations: [{ line, column }],
      extensions: { code: 'PARSE_ERROR' },
    };
  }
  return {
    message: told,
    ...(locations === undefined ? {} : { locations }),
    extensions: { code: 'PARSE_ERROR' },
  };
}

function lastToken(source: Source): Token | null {
  const lexer = new Lexer(source);
  let last: Token | null = null;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    last = token;
  }
  return last;
}

/** An argument, of a field or of an object that was given. */
interface Argument {
  readonly name: string;
  readonly of: string;
  readonly kind: 'Field' | 'InputObject';
  readonly expected: string | null;
  /** Where Shopify places the mistake. */
  readonly at: ASTNode;
}

/** The nearest argument in which a literal stands. */
function argumentAround(
  schema: GraphQLSchema,
  document: DocumentNode,
  requested: ASTNode,
): Argument | null {
  const types = new TypeInfo(schema);
  const around: Argument[] = [];
  const fields: FieldNode[] = [];
  const objects: ASTNode[] = [];
  let found: Argument | null = null;
  const visitor = {
    enter(node: ASTNode) {
      if (node.kind === Kind.OBJECT) objects.push(node);
      if (node.kind === Kind.FIELD) fields.push(node);
      const field = fields.at(-1);
      if (node.kind === Kind.ARGUMENT && field !== undefined) {
        const expected = types.getArgument()?.type.toString() ?? null;
        const of = field.name.value;
        around.push({ name: node.name.value, of, kind: 'Field', expected, at: field });
      }
      if (node.kind === Kind.OBJECT_FIELD) {
        const of = types.getParentInputType();
        around.push({
          name: node.name.value,
          of: of ? getNamedType(of).name : '',
          kind: 'InputObject',
          expected: types.getInputType()?.toString() ?? null,
          at: objects.at(-1) ?? node,
        });
      }
      if (node === requested) found = around.at(-1) ?? null;
    },
    leave(node: ASTNode) {
      if (node.kind === Kind.OBJECT) objects.pop();
      if (node.kind === Kind.FIELD) fields.pop();
      if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) around.pop();
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return found;
}

function describeLiteral(literal: ASTNode, { name, of, kind, expected, at }: Argument) {
  const requested = expected === null ? '' : ` Expected type '${expected}'.`;
  return {
    message: `Argument '${name}' on ${kind} '${of}' has an invalid value (${print(literal)}).${requested}`,
    code: 'argumentLiteralsIncompatible',
    details: { typeName: kind, argumentName: name },
    at,
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
  if (argument !== null && error.originalError instanceof ScalarRefusal) {
    const { message } = error.originalError;
    const details = { typeName: 'CoercionError' };
    return { message, code: 'argumentLiteralsIncompatible', details, at: argument.at };
  }
  if (node !== undefined && argument !== null) return describeLiteral(node, argument);
  return { message: error.message, code: 'invalidQuery' };
}

/** A query that does not fit the schema, in Shopify's words, with its code and its kind of path. */
export function describeViolation(
  error: GraphQLError,
  document: DocumentNode,
  schema: GraphQLSchema,
): WireError {
  const { message, code, details, at } = {
    ...{ details: undefined, at: undefined },
    ...describe(error, document, schema),
  };
  const [node] = error.nodes ?? [];
  const place = at?.loc?.startToken;
  const locations =
    place === undefined ? error.locations : [{ line: place.line, column: place.column }];
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    path: node === undefined ? [] : pathToNode(document, node),
    extensions: { code, ...details },
  };
}
