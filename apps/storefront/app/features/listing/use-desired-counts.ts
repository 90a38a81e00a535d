import {
  conditionsOf,
  countFacets,
  countsOf,
  type Filter,
  filterEntries,
} from '@lokke/domain/listing';
import { useState } from 'react';
import { searchOf } from '../../shared/catalogue/long-listing.ts';
import type { Counted, Listing } from './listing.ts';
import { useLongAnswers } from './use-long-answers.ts';

/** What filters that are not applied yet would show, of a list that is counted here. */
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
