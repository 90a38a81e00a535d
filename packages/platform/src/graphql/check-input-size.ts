import { type DocumentNode, visit } from 'graphql';
import type { WireError } from './answer.ts';
import { MAX_PAGE_SIZE } from './page-arguments.ts';

/** Without recursion: what comes in may be nested as deep as it is long. */
function longestList(input: unknown): number {
  const waiting: unknown[] = [input];
  let longest = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const parts: readonly unknown[] = Object.values(value);
    if (Array.isArray(value)) longest = Math.max(longest, parts.length);
    for (const part of parts) waiting.push(part);
  }
  return longest;
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
