import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';
import { joinAnswers } from './join-answers.ts';

interface Fetched {
  readonly listing: LongListing | null;
}

/** Answers beyond that of the page, for its other lists and for a return to it. */
const kept = new WeakMap<LongListing, readonly LongListing[]>();
const MOST_KEPT = 40;

export interface Asked {
  readonly search: string;
  readonly pageCount: number;
}

interface Answers {
  /** Null where the answer has not been fetched, or not all of it. */
  readonly answerOf: (asked: Asked) => LongListing | null;
  readonly retry: (() => void) | null;
}

/** What the server says of a long list, asked for where the page does not have it. */
export function useLongAnswers(given: LongListing, wanted: Asked): Answers {
  const { load, data, state } = useFetcher<Fetched>();
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
    answerOf: (asked) => join(asked).answer,
    retry: hasFailed && fetched === null ? () => void load(address) : null,
  };
}

function addressOf({ handle }: LongListing, search: string, page: number): string {
  const parameters = [search.slice(1), ...(page > 1 ? [`page=${page}`] : [])];
  return `/list/${encodeURIComponent(handle)}?${parameters.filter((part) => part !== '').join('&')}`;
}
