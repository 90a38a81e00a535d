/** Page on which salon customers order by list. */
export const QUICK_ORDER = '/account/quick-order';
