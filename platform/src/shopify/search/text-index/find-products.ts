import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { latestValues } from '../../../store/index.ts';
import { findMatches, inAll, inAny, type Matches } from './matching-products.ts';
import { type Knowledge, readQuery, type Slot } from './read-query.ts';
import { slotQuery, type TextField } from './slot-query.ts';

/** Fewer products that fit in all are followed by those that fit in part. */
const ENOUGH = 4;

/** Products that follow where some fit in all: enough to go on, fewer than hide what was meant. */
const MORE = 12;

/** Share of the best score below which what fits in part is noise. */
const WORTH_SHOWING = 0.35;

export interface FindOptions {
  readonly isLastTyped: boolean;
  readonly fields: readonly TextField[];
  readonly mostScored: number;
}

/** Mostly of the words before the one that is being typed, three of each. */
const KEPT_MATCHES = 48;

/** Finds what fits in all that is asked for; where that is little, what fits in part after it. */
export function createFinder(index: MiniSearch, knowledge: Knowledge) {
  let matchesOf = latestValues<string, Matches>(KEPT_MATCHES);

  function find(
    text: string,
    { isLastTyped, fields, mostScored }: FindOptions,
  ): readonly SearchResult[] {
    const matchesOfSlot = (slot: Slot, among: readonly TextField[]) =>
      matchesOf(JSON.stringify([slot, among]), () => findMatches(index, slot, among));
    const slots = readQuery(text, knowledge, isLastTyped);
    const named = fields.filter((field) => field !== 'body');
    const telling = slots.filter((slot) => matchesOfSlot(slot, named).size > 0);
    // Words of a description alone say nothing beside what something is; words of no product say nothing.
    const asked = (telling.length > 0 ? telling : slots)
      .map((slot) => ({
        facets: slot.facets,
        query: slotQuery(slot, fields),
        matches: matchesOfSlot(slot, fields),
      }))
      .filter(({ matches }) => matches.size > 0);
    const sets = asked.map(({ matches }) => matches);
    // A thing that a word stands for is what is meant: it counts twice.
    const having = asked
      .map(({ facets }) => facets)
      .flatMap((facets) => [facets, facets.filter((facet) => facet.startsWith('handle:'))])
      .filter((facets) => facets.length > 0)
      .map((facets) => matchesOfSlot({ facets, stems: [], start: null }, []));
    const whole = inAll(sets);
    const isEnough = whole.size >= ENOUGH || asked.length === 1;
    const scored = inAny(isEnough ? [whole] : sets, mostScored);
    // Puts what has more of what is asked for before what mentions it.
    const countHad = ({ id }: SearchResult) => having.filter((set) => set.has(id)).length;
    const found = index
      .search(
        { combineWith: 'OR', queries: asked.map(({ query }) => query) },
        { boostDocument: (id) => (scored.has(id) ? 1 : 0) },
      )
      .toSorted((a, b) => countHad(b) - countHad(a));
    if (isEnough) return found;
    const part = found.filter(({ id }) => !whole.has(id));
    // A suggestion that fits stands alone; a page goes on with what is like it.
    const scores = (isLastTyped ? found : part).map(({ score }) => score);
    const least = Math.max(0, ...scores) * WORTH_SHOWING;
    return [
      ...found.filter(({ id }) => whole.has(id)),
      ...part.filter(({ score }) => score >= least).slice(0, whole.size === 0 ? undefined : MORE),
    ];
  }

  return {
    find,
    forgetMatches() {
      matchesOf = latestValues(KEPT_MATCHES);
    },
  };
}
