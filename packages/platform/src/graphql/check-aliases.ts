import { type DocumentNode, visit } from 'graphql';
import type { WireError } from './answer.ts';

/** An alias lets one request ask the same thing again and again, past every count of requests. */
const MAX_ALIASES = 500;

export function checkAliases(document: DocumentNode): readonly WireError[] {
  let aliases = 0;
  visit(document, {
    Field({ alias }) {
      if (alias !== undefined) aliases += 1;
    },
  });
  if (aliases <= MAX_ALIASES) return [];
  return [
    {
      message: `Query has ${aliases} aliases, which exceeds max aliases of ${MAX_ALIASES}`,
      extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', aliases, maxAliases: MAX_ALIASES },
    },
  ];
}
