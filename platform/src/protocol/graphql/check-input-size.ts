import { type DocumentNode, visit } from 'graphql';
import { MAX_PAGE_SIZE } from './connection.ts';
import type { WireError } from './errors.ts';
import { oncePerDocument } from './prepare-document.ts';

/** Measures without recursion, as the input may be nested very deeply. */
function maxListLength(input: unknown): number {
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

const maxLiteralLength = oncePerDocument((document: DocumentNode): number => {
  let longest = 0;
  visit(document, {
    ListValue(node) {
      longest = Math.max(longest, node.values.length);
    },
  });
  return longest;
});

/** Refuses a list that is longer than a page. */
export function checkInputSize(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly WireError[] {
  const longest = Math.max(maxLiteralLength(document), maxListLength(variables));
  if (longest <= MAX_PAGE_SIZE) return [];
  return [
    {
      message: `The input array size of ${longest} is greater than the maximum allowed of ${MAX_PAGE_SIZE}.`,
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    },
  ];
}
