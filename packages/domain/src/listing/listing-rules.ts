import type { Conditions } from './filter.ts';

/** Asked for most, so they stand above the grid as well as among all filters. */
export const PROMOTED_GROUPS: readonly string[] = ['hairType', 'concern'];

/** Of each of them as many values as stand in one row; the rest is among all filters. */
export const PROMOTED_VALUES = 5;

/** The groups in the order in which a shopper reads them; groups of the content's own come after. */
export const GROUP_ORDER: readonly string[] = [
  'hairType',
  'concern',
  'freeFrom',
  'hold',
  'finish',
  'routineStep',
];

// A product has one of these at most as a rule, so choosing two can only mean either (spec §3: AND by default).
export const CONDITIONS: Conditions = { hold: 'OR', finish: 'OR', routineStep: 'OR' };

/** How many cards a list shows before a shopper asks for more. */
export const CARDS_PER_PAGE = 60;

/** Lists no longer than this bring the cards of all their products, so that filtering never waits. */
export const SMALL_LIST = 144;
