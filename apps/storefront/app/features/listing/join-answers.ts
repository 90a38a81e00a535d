import type { LongListing } from '../../shared/catalogue/long-listing.ts';

interface Joined {
  readonly answer: LongListing | null;
  /** The first page of cards that no answer has. */
  readonly missingPage: number | null;
}

/** Puts together the pages of cards of one query, each asked for by itself; the newest counts are those of the last. */
export function joinAnswers(
  answers: readonly LongListing[],
  {
    handle,
    search,
    pageCount,
  }: { readonly handle: string; readonly search: string; readonly pageCount: number },
): Joined {
  const fitting = answers.filter((one) => one.handle === handle && one.search === search);
  const parts: LongListing[] = [];
  let page = 1;
  while (page <= pageCount) {
    const part = fitting.find(({ pages: [first] }) => first === page);
    if (part === undefined) return { answer: null, missingPage: page };
    parts.push(part);
    if (!part.hasMore) break;
    page = part.pages[1] + 1;
  }
  const last = parts.at(-1);
  if (last === undefined) return { answer: null, missingPage: null };
  const cards = parts.length === 1 ? last.cards : uniqueCards(parts);
  return { answer: { ...last, cards }, missingPage: null };
}

/** A product that moved to the next page between two requests stands once. */
function uniqueCards(parts: readonly LongListing[]): LongListing['cards'] {
  return [...new Map(parts.flatMap(({ cards }) => cards.map((card) => [card.id, card]))).values()];
}
