import { INITIAL_CARD_COUNT } from '../../shared/product-card/product-grid.tsx';

// What is chosen above a list may take a line less, and the list come up by as much.
const MARGIN_IN_PX = 24;

/** How many places of a list, from its start, the screen reaches down to. */
export function countInSight(list: Element | null): number {
  const places = Array.from(list?.children ?? []);
  const edge = window.innerHeight + MARGIN_IN_PX;
  const count = places.filter((place) => place.getBoundingClientRect().top < edge).length;
  // Where the list ends on the screen, a longer one is seen further.
  return count === places.length ? Math.max(count, INITIAL_CARD_COUNT) : count;
}
