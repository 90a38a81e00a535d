const COMPARISONS: Readonly<Record<string, (found: number, asked: number) => boolean>> = {
  '>': (found, asked) => found > asked,
  '>=': (found, asked) => found >= asked,
  '<': (found, asked) => found < asked,
  '<=': (found, asked) => found <= asked,
  '': (found, asked) => found === asked,
};

export function compares(operator: string, found: number, asked: number): boolean {
  return COMPARISONS[operator]?.(found, asked) === true;
}

/** Term of a search: `name:1001`, `updated_at:>='2026-01-01'`, or bare text without a field. */
export interface SearchTerm {
  /** Lower case; empty for bare text. */
  readonly field: string;
  readonly operator: string;
  readonly value: string;
  readonly text: string;
}

const TERMS = /[\w.]+:[<>]?=?(?:"[^"]*"|'[^']*'|\S+)|\S+/g;
const TERM = /^([\w.]+):([<>]?=?)(?:"([^"]*)"|'([^']*)'|(\S*))$/;

/** Splits a search into terms that all have to match. */
export function searchTerms(query: string | null | undefined): readonly SearchTerm[] {
  return (query?.match(TERMS) ?? [])
    .filter((text) => text.toUpperCase() !== 'AND')
    .map((text) => {
      const [, field = '', operator = '', ...values] = TERM.exec(text) ?? [];
      const value = values.find((one) => one !== undefined) ?? '';
      return { field: field.toLowerCase(), operator, value, text };
    });
}
