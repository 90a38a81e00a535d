import {
  conditionsOf,
  countFacets,
  countsOf,
  type Filter,
  filterEntries,
} from '@lokke/domain/listing';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type LongListing, searchOf } from '../../shared/catalogue/long-listing.ts';
import type { Counted, Listing } from './listing.ts';

/** Answers beyond that of the page, for its other lists and for a return to it. */
const kept = new WeakMap<LongListing, readonly LongListing[]>();
const MOST_KEPT = 40;

export interface Asked {
  readonly search: string;
  readonly pageCount: number;
}

/** Asks the server for parts of a long list that the page does not have. */
export function useLongAnswers(given: LongListing, wanted: Asked) {
  const { load, data, state } = useFetcher<{ readonly listing: LongListing | null }>();
  const [last, setLast] = useState<string | null>(null);
  const fetched = data?.listing ?? null;
  useEffect(() => {
    if (fetched === null) return;
    const before = kept.get(given) ?? [];
    if (!before.includes(fetched)) kept.set(given, [...before, fetched].slice(-MOST_KEPT));
  }, [given, fetched]);

  // Includes what has just arrived: it is kept after this render.
  const answers = [given, ...(kept.get(given) ?? []), ...(fetched === null ? [] : [fetched])];
  const join = ({ search, pageCount }: Asked) =>
    joinAnswers(answers, { handle: given.handle, search, pageCount });
  const { missingPage } = join(wanted);
  const address = missingPage === null ? null : addressOf(given, wanted.search, missingPage);
  useEffect(() => {
    if (address === null || address === last) return;
    setLast(address);
    void load(address);
  }, [address, last, load]);

  const hasFailed = address !== null && address === last && state === 'idle' && data !== undefined;
  return {
    /** Null where the answer has not been fetched, or not all of it. */
    answerOf: (asked: Asked) => join(asked).answer,
    retry: hasFailed && fetched === null ? () => void load(address) : null,
  };
}

function addressOf({ handle }: LongListing, search: string, page: number): string {
  const parameters = [search.slice(1), ...(page > 1 ? [`page=${page}`] : [])];
  return `/list/${encodeURIComponent(handle)}?${parameters.filter((part) => part !== '').join('&')}`;
}

interface Joined {
  readonly answer: LongListing | null;
  /** The first page of cards that no answer has. */
  readonly missingPage: number | null;
}

/** Puts together the pages of cards of one query, each asked for by itself; the newest counts are those of the last. */
export function joinAnswers(
  answers: readonly LongListing[],
  { handle, search, pageCount }: Asked & { readonly handle: string },
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

/** Counts a list here, for filters that are not applied yet. */
export function countHere(
  { groups }: Pick<Listing, 'groups'>,
  entries: Extract<Listing['source'], { kind: 'short' }>['entries'],
  filters: readonly Filter[],
): Counted {
  const conditions = conditionsOf(groups);
  return {
    counts: countFacets({ entries, filters, conditions }),
    total: filterEntries(entries, filters, conditions).length,
  };
}

/** The same of a list that the server counts: the last answer until the next has come. */
export function useServerCounts(
  { address }: Pick<Listing, 'address'>,
  { given }: Extract<Listing['source'], { kind: 'long' }>,
  filters: readonly Filter[],
): Counted {
  const search = searchOf({ ...address, filters });
  const { answerOf } = useLongAnswers(given, { search, pageCount: 1 });
  const answer = answerOf({ search, pageCount: 1 });
  const [shown, setShown] = useState(search);
  if (answer !== null && shown !== search) setShown(search);
  const { counts, total } = answer ?? answerOf({ search: shown, pageCount: 1 }) ?? given;
  return { counts: countsOf(counts, filters), total };
}
