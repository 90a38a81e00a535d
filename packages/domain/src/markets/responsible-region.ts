import type { Market } from './market-table.ts';

/** Region whose law asks for a responsible person of cosmetics (EU 1223/2009 and 2023/988, UK SI 2013/1478, US MoCRA). */
export type ResponsibleRegion = 'eu' | 'uk' | 'us';

/** The European Economic Area and Northern Ireland keep the law of the EU. */
export function responsibleRegionOf({ shop }: Pick<Market, 'shop'>): ResponsibleRegion {
  return shop === 'uk' || shop === 'us' ? shop : 'eu';
}
