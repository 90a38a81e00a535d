import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { latestValues } from '../../../store/index.ts';
import { findMatches, inAll, inAny, type Matches } from './matching-products.ts';
import { orderFound } from './order-products.ts';
import { type Knowledge, readParts, readQuery, type Slot } from './read-query.ts';
import { slotQuery, type TextField } from './slot-query.ts';

/** Fewer products that fit in all are followed by those that fit in part, or in parts of words. */
const ENOUGH = 10;

/** Products that follow where some fit in all: enough to go on, fewer than hide what was meant. */
const MORE = 12;

/** Share of the best score below which what fits in part is noise: a suggestion stands alone, a page goes on with what is like it. */
const WORTH_SHOWING = { suggestion: 0.35, page: 0.2 };

export interface FindOptions {
  readonly isLastTyped: boolean;
  /** Asked while somebody types: what fits stands alone. */
  readonly isSuggestion: boolean;
  readonly fields: readonly TextField[];
  readonly mostScored: number;
}

/** Mostly of the words before the one that is being typed, three of each. */
const KEPT_MATCHES = 48;

/** Finds what fits in all that is asked for; where that is little, what fits in part after it. */
export function createFinder(index: MiniSearch, knowledge: Knowledge) {
  let matchesOf = latestValues<string, Matches>(KEPT_MATCHES);
  const matchesOfSlot = (slot: Slot, among: readonly TextField[]) =>
    matchesOf(JSON.stringify([slot, among]), () => findMatches(index, slot, among));

  function find(
    text: string,
    { isLastTyped, isSuggestion, fields, mostScored }: FindOptions,
  ): readonly SearchResult[] {
    const slots = readQuery(text, knowledge, isLastTyped);
    const named = fields.filter((field) => field !== 'body');
    const telling = slots.filter((slot) => matchesOfSlot(slot, named).size > 0);
    // Words of a description alone say nothing beside what something is; words of no product say nothing.
    const asked = (telling.length > 0 ? telling : slots).filter(
      (slot) => matchesOfSlot(slot, fields).size > 0,
    );
    const sets = asked.map((slot) => matchesOfSlot(slot, fields));
    const whole = inAll(sets);
    const isFull = whole.size >= ENOUGH;
    const parts = isFull || isSuggestion ? [] : readParts(text, knowledge);
    const isAll = isFull || asked.length + parts.length === 1;
    const inPart = [...sets, ...parts.map((slot) => matchesOfSlot(slot, named))];
    const scored = inAny(isAll ? [whole] : inPart, mostScored);
    const found = index.search(
      {
        combineWith: 'OR',
        queries: [...asked, ...parts].map((slot) => slotQuery(slot, fields)),
      },
      { boostDocument: (id) => (scored.has(id) ? 1 : 0) },
    );
    const order = (some: readonly SearchResult[]) =>
      orderFound(some, { asked, whole, last: knowledge.synonyms[0].last }, matchesOfSlot);
    if (isAll) return order(found);
    const part = found.filter(({ id }) => !whole.has(id));
    const scores = (isSuggestion ? found : part).map(({ score }) => score);
    const least = Math.max(0, ...scores) * WORTH_SHOWING[isSuggestion ? 'suggestion' : 'page'];
    const shown = order(part.filter(({ score }) => score >= least));
    return order([
      ...found.filter(({ id }) => whole.has(id)),
      ...(whole.size === 0 ? shown : shown.slice(0, MORE)),
    ]);
  }

  return {
    find,
    forgetMatches() {
      matchesOf = latestValues(KEPT_MATCHES);
    },
  };
}
