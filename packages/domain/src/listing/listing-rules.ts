/** Values of a promoted group that fit into one row. */
export const PROMOTED_VALUES = 5;

/** Cards of a list per page. */
export const CARDS_PER_PAGE = 60;

/** Lists up to this length include all cards, so that filtering needs no request. */
export const SMALL_LIST = 144;
