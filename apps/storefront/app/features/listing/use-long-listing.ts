import { CARDS_PER_PAGE, countsOf, FILTER_GROUPS, LONG_LIST_SORTS } from '@lokke/domain/listing';
import { useCallback, useMemo, useState } from 'react';
import {
  type LongListing,
  parseLongAddress,
  searchOf,
} from '../../shared/catalogue/long-listing.ts';
import type { Listing } from './listing.ts';
import { useListingControls } from './use-listing-controls.ts';
import { type Asked, useLongAnswers } from './use-long-answers.ts';

/** A list that the server filters, sorts and counts: the last answer is shown until the next has come. */
export function useLongListing(given: LongListing): Listing {
  const { groups = FILTER_GROUPS, counts: known } = given;
  const parse = useCallback((search: string) => parseLongAddress(search, known), [known]);
  const offered = useMemo(
    () => groups.filter(({ id }) => known.some((group) => group.id === id)),
    [groups, known],
  );
  const controls = useListingControls(parse, offered);
  const { address, state } = controls;
  const asked: Asked = { search: searchOf(address), pageCount: address.pageCount };
  const { answerOf, retry } = useLongAnswers(given, asked);

  const answer = answerOf(asked);
  const [shown, setShown] = useState(asked);
  const isNew = asked.search !== shown.search || asked.pageCount !== shown.pageCount;
  if (answer !== null && isNew) setShown(asked);
  const { cards, total, size, bounds, hasMore, counts } = answer ?? answerOf(shown) ?? given;

  const joined = cards.map(({ id }) => id).join();
  // The same array as long as the products are the same.
  const ids = useMemo(() => (joined === '' ? [] : joined.split(',')), [joined]);
  const { filters } = state;
  const left = hasMore
    ? Math.min((total ?? Number.POSITIVE_INFINITY) - ids.length, CARDS_PER_PAGE)
    : 0;
  return {
    ...controls,
    source: { kind: 'long', given },
    size,
    total: total ?? (hasMore ? null : ids.length),
    counts: useMemo(() => countsOf(counts, filters), [counts, filters]),
    bounds,
    sortOptions: LONG_LIST_SORTS,
    ids,
    cards,
    left,
    isPending: answer === null && retry === null,
    retry,
  };
}
