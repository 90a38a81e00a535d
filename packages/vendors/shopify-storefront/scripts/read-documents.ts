import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphqlDocument } from '@lokke/http-client';
import {
  type ArgumentNode,
  type ASTNode,
  type ConstArgumentNode,
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  visit,
} from 'graphql';

/** Reads every operation of the folder's `.graphql` files, with the text that each of the versions is sent. */
export function readDocuments(folder: URL, versions: readonly string[]): GraphqlDocument[] {
  const cwd = fileURLToPath(folder);
  const files = globSync('**/*.graphql', { cwd }).toSorted();
  const all = parse(files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n'));
  const perVersion = versions.map((version, index) => ({
    since: index === 0 ? '' : version,
    known: separateOperations(definitionsIn(all, version)),
  }));
  return Object.entries(separateOperations(all)).map(([name, document]) => {
    const isQuery = getOperationAST(document)?.operation === 'query';
    const texts = perVersion.flatMap(({ since, known }) => {
      const sent = known[name];
      return sent === undefined ? [] : { since, text: print(operationFirst(sent)) };
    });
    return {
      name,
      kind: isQuery ? 'query' : 'mutation',
      texts: texts.filter(({ text }, index) => text !== texts[index - 1]?.text),
    };
  });
}

/** Logs and costs are told apart by the name that a text begins with. */
function operationFirst(document: DocumentNode): DocumentNode {
  const isFragment = ({ kind }: ASTNode) => kind === Kind.FRAGMENT_DEFINITION;
  const definitions = document.definitions.toSorted(
    (left, right) => Number(isFragment(left)) - Number(isFragment(right)),
  );
  return { ...document, definitions };
}

/** Takes out what a version does not know, the directives that say so, and arguments whose variable goes. */
function definitionsIn(document: DocumentNode, version: string): DocumentNode {
  const known = visit(document, {
    enter: (node: ASTNode) => (isKnownIn(node, version) ? undefined : null),
    Directive: ({ name }) => (isLimit(name.value) ? null : undefined),
  });
  return visit(known, { OperationDefinition: withoutUnknownVariables });
}

/** A directive cannot limit an argument of another. */
function withoutUnknownVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const known = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const isUnknown = ({ value }: ConstArgumentNode | ArgumentNode) =>
    value.kind === Kind.VARIABLE && !known.has(value.name.value);
  return visit(operation, { Argument: (argument) => (isUnknown(argument) ? null : undefined) });
}

/** `@since(version: "2025-10")` is sent to shops that answer in that version or a newer one, `@before` to the others. */
function isKnownIn(node: ASTNode, version: string): boolean {
  const directives = ('directives' in node && node.directives) || [];
  return directives.every(({ name, arguments: [limit] = [] }) => {
    if (!isLimit(name.value) || limit?.value.kind !== 'StringValue') return true;
    return version >= limit.value.value === (name.value === 'since');
  });
}

const isLimit = (name: string) => name === 'since' || name === 'before';
