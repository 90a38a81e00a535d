import { type DocumentNode, visit } from 'graphql';
import type { WireError } from './answer.ts';
import { MAX_PAGE_SIZE } from './page-arguments.ts';

function longestList(value: unknown): number {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(longestList));
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestList));
}

function longestLiteral(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    ListValue(node) {
      longest = Math.max(longest, node.values.length);
    },
  });
  return longest;
}

/** No list that goes in may be longer than a page. */
export function checkInputSize(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly WireError[] {
  const longest = Math.max(longestLiteral(document), longestList(variables));
  if (longest <= MAX_PAGE_SIZE) return [];
  return [
    {
      message: `The input array size of ${longest} is greater than the maximum allowed of ${MAX_PAGE_SIZE}.`,
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    },
  ];
}
