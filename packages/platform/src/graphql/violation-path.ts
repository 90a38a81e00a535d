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
export function pathToNode(document: DocumentNode, wanted: ASTNode): readonly string[] {
  const path: string[] = [];
  let found: readonly string[] = [];
  visit(document, {
    enter(node) {
      const segment = segmentOf(node);
      if (segment !== null) path.push(segment);
      if (node === wanted) found = [...path];
    },
    leave(node) {
      if (segmentOf(node) !== null) path.pop();
    },
  });
  return found;
}
