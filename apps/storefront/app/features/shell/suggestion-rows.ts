import type { Suggestions } from '@lokke/contract/search';
import { writtenPagePath } from '@lokke/domain/paths';

export type RowKind = 'queries' | 'ranges' | 'pages' | 'salons' | 'products';

export interface SuggestionRow {
  readonly kind: RowKind;
  readonly text: string;
  readonly path: string;
  readonly note: string | null;
  readonly pictureUrl: string | null;
}

/** Suggestions in keyboard order. */
export function suggestionRows({
  queries,
  ranges,
  pages,
  salons,
  products,
}: Suggestions): readonly SuggestionRow[] {
  const words = { note: null, pictureUrl: null };
  return [
    ...queries.map((text) => ({
      ...words,
      kind: 'queries' as const,
      text,
      path: `/search?q=${encodeURIComponent(text)}`,
    })),
    ...products.map(({ handle, title, price, pictureUrl }) => ({
      kind: 'products' as const,
      text: title,
      path: `/products/${handle}`,
      note: price,
      pictureUrl,
    })),
    ...ranges.map(({ handle, title }) => ({
      ...words,
      kind: 'ranges' as const,
      text: title,
      path: `/range/${handle}`,
    })),
    ...pages.map(({ slug, anchor, title }) => ({
      ...words,
      kind: 'pages' as const,
      text: title,
      path: writtenPagePath(slug, anchor),
    })),
    ...salons.map(({ salonNo, salonName, city }) => ({
      ...words,
      kind: 'salons' as const,
      text: salonName,
      path: `/salon/${encodeURIComponent(salonNo)}`,
      note: city,
    })),
  ];
}

/** Row reached by an arrow key; past the end comes the field (-1). */
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

/** Splits a suggestion into the typed part and its completion. */
export function splitAtTyped(text: string, typed: string): readonly [string, string, string] {
  const at = typed === '' ? -1 : text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  return at === -1
    ? ['', '', text]
    : [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}
