import type { OperationTypes } from '../generated/operations.ts';

export type OperationName = keyof OperationTypes;
export type Variables<Name extends OperationName> = OperationTypes[Name]['variables'];
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

export interface Fragment {
  readonly text: string;
  readonly uses: readonly Fragment[];
}

/** A line of a document that ends so is for shops that answer in this version or a newer one, or in an older one. */
const VERSIONED_LINE = /^.*# (since|before) (\d{4}-\d{2})$\n?/gm;

/** The document as a version of the API knows it. */
export function textFor(text: string, version: string): string {
  return text.replace(VERSIONED_LINE, (line, word: string, limit: string) =>
    version >= limit === (word === 'since') ? line : '',
  );
}

/** An operation's text with its fragments; its types are generated under its name. */
export interface StorefrontDocument<Name extends OperationName = OperationName> {
  readonly name: Name;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** The first version that has the operation at all; the caller sees in earlier answers whether a shop has it. */
  readonly since?: string;
}

export function fragment(text: string, uses: readonly Fragment[] = []): Fragment {
  return { text: text.trim(), uses };
}

/** Adds each fragment once, however many others use it: a second definition of a name is invalid. */
export function withFragments(text: string, uses: readonly Fragment[]): string {
  const texts = new Set<string>([text.trim()]);
  const add = (one: Fragment): void => {
    texts.add(one.text);
    one.uses.forEach(add);
  };
  uses.forEach(add);
  return [...texts].join('\n\n');
}
