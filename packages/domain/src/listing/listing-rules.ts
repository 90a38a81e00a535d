import type { Conditions } from './filter.ts';

/** The most used groups, shown above the grid as well as among all filters. */
export const PROMOTED_GROUPS: readonly string[] = ['hairType', 'concern'];

/** Values of a promoted group that fit into one row. */
export const PROMOTED_VALUES = 5;

/** The filter groups in the order in which a shopper reads them; groups of the content's own come after. Part of the page-cache key. */
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

/** Cards of a list per page. */
export const CARDS_PER_PAGE = 60;

/** Lists up to this length include all cards, so that filtering needs no request. */
export const SMALL_LIST = 144;
