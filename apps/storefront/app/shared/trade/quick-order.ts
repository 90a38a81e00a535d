/** Page on which salon customers order by list. */
export const QUICK_ORDER = '/account/quick-order';
/** Page on which a salon's owner enters a proof of its trade. */
export const PROOF = '/account/professional/proof';
