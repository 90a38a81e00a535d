import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

function segmentOf(node: ASTNode): string | null {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return node.name === undefined ? node.operation : `${node.operation} ${node.name.value}`;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.FIELD:
      return node.alias?.value ?? node.name.value;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition === undefined ? '...' : `... on ${node.typeCondition.name.value}`;
    case Kind.FRAGMENT_SPREAD:
      return `... ${node.name.value}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node.name.value;
    default:
      return null;
  }
}

/** Shopify's path of a mistake in the query: `["query Foo", "cart", "x"]`. */
export function pathToNode(document: DocumentNode, requested: ASTNode): readonly string[] {
  const path: string[] = [];
  let found: readonly string[] = [];
  visit(document, {
    enter(node) {
      const segment = segmentOf(node);
      if (segment !== null) path.push(segment);
      if (node === requested) found = [...path];
    },
    leave(node) {
      if (segmentOf(node) !== null) path.pop();
    },
  });
  return found;
}

/** What graphql-js says of a query, and how Shopify says the same. */
interface Violation {
  readonly pattern: RegExp;
  readonly code: string;
  readonly say: (...parts: readonly string[]) => string;
  readonly details?: (...parts: readonly string[]) => Readonly<Record<string, unknown>>;
}

/** A type without what wraps it: of `[Product!]!` the product. */
function named(type = ''): string {
  return type.replaceAll(/[![\]]/g, '');
}

export const VIOLATIONS: readonly Violation[] = [
  {
    pattern: /^(Invalid global id '.*')$/s,
    code: 'argumentLiteralsIncompatible',
    say: (message) => message ?? '',
    details: () => ({ typeName: 'CoercionError' }),
  },
  {
    pattern: /^Cannot query field "(\w+)" on type "(\w+)"/,
    code: 'undefinedField',
    say: (fieldName, typeName) => `Field '${fieldName}' doesn't exist on type '${typeName}'`,
    details: (fieldName, typeName) => ({ typeName, fieldName }),
  },
  {
    pattern: /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/,
    code: 'argumentNotAccepted',
    say: (argument, field) => `Field '${field}' doesn't accept argument '${argument}'`,
    details: (argumentName, name) => ({ name, typeName: 'Field', argumentName }),
  },
  {
    pattern: /^Unknown argument "(\w+)" on directive "@(\w+)"/,
    code: 'argumentNotAccepted',
    say: (argument, directive) => `Directive '${directive}' doesn't accept argument '${argument}'`,
    details: (argumentName, name) => ({ name, typeName: 'Directive', argumentName }),
  },
  {
    pattern: /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
    code: 'missingRequiredArguments',
    say: (field, argument) => `Field '${field}' is missing required arguments: ${argument}`,
    details: (name, args) => ({ className: 'Field', name, arguments: args }),
  },
  {
    pattern: /^Field "(\w+)\.(\w+)" of required type "([^"]+)" was not provided/,
    code: 'missingRequiredInputObjectAttribute',
    say: (type, field, expected) =>
      `Argument '${field}' on InputObject '${type}' is required. Expected type ${expected}`,
    details: (inputObjectType, argumentName, argumentType) => ({
      argumentName,
      argumentType,
      inputObjectType,
    }),
  },
  {
    pattern: /^Field "(\w+)" is not defined by type "(\w+)"/,
    code: 'argumentNotAccepted',
    say: (field, type) => `InputObject '${type}' doesn't accept argument '${field}'`,
    details: (argumentName, name) => ({ name, typeName: 'InputObject', argumentName }),
  },
  {
    pattern: /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/,
    code: 'selectionMismatch',
    say: (field, type) =>
      `Field must have selections (field '${field}' returns ${named(type)} but has no selections. Did you mean '${field} { ... }'?)`,
    details: (field, type) => ({ nodeName: `field '${field}'`, typeName: named(type) }),
  },
  {
    pattern: /^Field "(\w+)" must not have a selection since type "([^"]+)"/,
    code: 'selectionMismatch',
    say: (field, type) =>
      `Selections can't be made on scalars (field '${field}' returns ${named(type)} but has selections)`,
    details: (field, type) => ({ nodeName: `field '${field}'`, typeName: named(type) }),
  },
  {
    pattern: /^Unknown type "(\w+)"/,
    code: 'undefinedType',
    say: (type) => `No such type ${type}, so it can't be a fragment condition`,
    details: (typeName) => ({ typeName }),
  },
  {
    pattern: /^Unknown directive "@(\w+)"/,
    code: 'undefinedDirective',
    say: (directive) => `Directive @${directive} is not defined`,
    details: (directiveName) => ({ directiveName }),
  },
  {
    pattern: /^Variable "\$(\w+)" is never used in operation "(\w+)"/,
    code: 'variableNotUsed',
    say: (variable, operation) => `Variable $${variable} is declared by ${operation} but not used`,
    details: (variableName) => ({ variableName }),
  },
  {
    pattern: /^Variable "\$(\w+)" is never used/,
    code: 'variableNotUsed',
    say: (variable) => `Variable $${variable} is declared by anonymous query but not used`,
    details: (variableName) => ({ variableName }),
  },
  {
    pattern: /^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?/,
    code: 'variableNotDefined',
    say: (variable, operation) =>
      `Variable $${variable} is used by ${operation || 'anonymous query'} but not declared`,
    details: (variableName) => ({ variableName }),
  },
  {
    pattern: /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    code: 'variableMismatch',
    say: (variable, given, expected) =>
      `Type mismatch on variable $${variable} (${given} / ${expected})`,
    details: (variableName, typeName) => ({ variableName, typeName }),
  },
  {
    pattern: /^Unknown fragment "(\w+)"/,
    code: 'useAndDefineFragment',
    say: (fragment) => `Fragment ${fragment} was used, but not defined`,
    details: (fragmentName) => ({ fragmentName }),
  },
  {
    pattern: /^Fragment "(\w+)" is never used/,
    code: 'useAndDefineFragment',
    say: (fragment) => `Fragment ${fragment} was defined, but not used`,
    details: (fragmentName) => ({ fragmentName }),
  },
];
