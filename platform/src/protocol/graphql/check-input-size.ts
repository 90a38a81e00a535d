import { BREAK, type DocumentNode, getLocation, valueFromASTUntyped, visit } from 'graphql';
import { MAX_PAGE_SIZE } from './connection.ts';
import type { WireError } from './errors.ts';
import { oncePerDocument } from './prepare-document.ts';

/** Without recursion, as the input may be nested very deeply. */
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

type Place = Pick<WireError, 'locations' | 'path'>;

/** The field and the argument in which a list is too long. */
function placeOf(document: DocumentNode, variables: Readonly<Record<string, unknown>>): Place {
  const path: string[] = [];
  let place: Place = {};
  visit(document, {
    Field: {
      enter(field) {
        path.push((field.alias ?? field.name).value);
        for (const { name, value } of field.arguments ?? []) {
          const inner = pathToLongList(valueFromASTUntyped(value, { ...variables }));
          if (inner === null || field.loc === undefined) continue;
          const locations = [getLocation(field.loc.source, field.loc.start)];
          place = { locations, path: [...path, name.value, ...inner] };
          return BREAK;
        }
        return undefined;
      },
      leave() {
        path.pop();
      },
    },
  });
  return place;
}

/** Keys only, without the places in lists. */
function pathToLongList(input: unknown): readonly string[] | null {
  const waiting: (readonly [readonly string[], unknown])[] = [[[], input]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > MAX_PAGE_SIZE) return path;
      for (const one of value) waiting.push([path, one]);
    } else {
      for (const [key, one] of Object.entries(value)) waiting.push([[...path, key], one]);
    }
  }
  return null;
}

/** No list that goes in may be longer than a page. */
export function checkInputSize(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly WireError[] {
  const longest = Math.max(maxLiteralLength(document), maxListLength(variables));
  if (longest <= MAX_PAGE_SIZE) return [];
  return [
    {
      message: `The input array size of ${longest} is greater than the maximum allowed of ${MAX_PAGE_SIZE}.`,
      ...placeOf(document, variables),
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    },
  ];
}
