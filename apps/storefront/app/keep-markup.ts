import type { KeptMarkup } from './shared/kept-part/kept-markup.ts';

/** With what stands in a page for each of them: some megabytes. */
const MAX_PARTS = 1_000;

export interface PageMarkup {
  /** For the page while it is drawn. */
  readonly kept: KeptMarkup;
  /** The drawn page with its parts in their places; those that were drawn with it are kept. */
  readonly fill: (html: string) => string;
}

interface Part {
  readonly source: object;
  readonly key: string;
  readonly markup: string | null;
}

/**
 * Keeps the markup of parts that many pages share, for as long as there is what they were drawn from: what has changed is
 * another object. While a page is drawn, `mark` and a number stand for a part; nobody else may know the mark.
 */
export function keepMarkup(mark: string): () => PageMarkup {
  let markups = new WeakMap<object, Map<string, string>>();
  let count = 0;

  function keep({ source, key }: Part, markup: string): void {
    if (count >= MAX_PARTS) {
      markups = new WeakMap();
      count = 0;
    }
    const known = markups.get(source) ?? new Map<string, string>();
    markups.set(source, known);
    // A copy: a piece of the page's text would hold on to all of it.
    known.set(key, Buffer.from(markup).toString());
    count += 1;
  }

  return () => {
    const parts: Part[] = [];
    return {
      kept: {
        placeOf(source, key) {
          const markup = markups.get(source)?.get(key) ?? null;
          const sign = `${mark}${parts.length}${mark}`;
          parts.push({ source, key, markup });
          return { before: sign, after: markup === null ? sign : '', isKnown: markup !== null };
        },
      },
      fill(html) {
        const pieces = html.split(mark);
        // Text and number in turn; a part that was drawn has its number on both sides.
        for (let at = 1; at < pieces.length; at += 2) {
          const part = parts[Number(pieces[at])];
          if (part === undefined) throw new Error('A part of the page has no number.');
          if (part.markup === null && pieces[at + 2] === pieces[at]) {
            keep(part, pieces[at + 1] ?? '');
            pieces[at + 2] = '';
            pieces[at] = '';
            at += 2;
          } else pieces[at] = part.markup ?? '';
        }
        return pieces.join('');
      },
    };
  };
}
