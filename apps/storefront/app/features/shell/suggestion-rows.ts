import type { Suggestions } from '@lokke/contract/search';

export type RowKind = 'queries' | 'ranges' | 'products';

export interface SuggestionRow {
  readonly kind: RowKind;
  readonly text: string;
  readonly path: string;
  readonly note: string | null;
  readonly pictureUrl: string | null;
}

/** All suggestions in the order in which the arrow keys pass them. */
export function suggestionRows({
  queries,
  ranges,
  products,
}: Suggestions): readonly SuggestionRow[] {
  return [
    ...queries.map((text) => ({
      kind: 'queries' as const,
      text,
      path: `/search?q=${encodeURIComponent(text)}`,
      note: null,
      pictureUrl: null,
    })),
    ...ranges.map(({ handle, title }) => ({
      kind: 'ranges' as const,
      text: title,
      path: `/range/${handle}`,
      note: null,
      pictureUrl: null,
    })),
    ...products.map(({ handle, title, price, pictureUrl }) => ({
      kind: 'products' as const,
      text: title,
      path: `/products/${handle}`,
      note: price,
      pictureUrl,
    })),
  ];
}

/** Which row the arrow keys go to; past the last comes the field itself (-1), and then the first. */
export function nextRow(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    default:
      return null;
  }
}

/** What was typed and what completes it: the rest is what the eye looks for. */
export function splitAtTyped(text: string, typed: string): readonly [string, string, string] {
  const at = typed === '' ? -1 : text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  return at === -1
    ? ['', '', text]
    : [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}
