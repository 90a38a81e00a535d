import { type Market, marketOf } from '@lokke/domain/markets';
import { createShops } from '../server/features/services/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks the products and discounts that the shop's promotions refer to. */
export async function checkPromotions(
  checkContext: CheckContext,
  { locale }: Market,
): Promise<readonly Finding[]> {
  const market = marketOf(locale);
  const say = about(market.shop);
  const { config, fetch, wait } = checkContext;
  const shops = createShops({ config, fetch, log: () => undefined, ...(wait && { wait }) });
  const loaded = await shops.catalogueOf(market).promotions();
  // A failed request has already been reported.
  if (loaded.kind !== 'found' || config.shops[market.shop].adminToken === null) return [];
  const { discountIds, giftIds, freeItem } = loaded.value;
  const ids = [...discountIds, ...giftIds];
  const findings: Finding[] = [];
  for (const id of ids) {
    const response = await shops.discountsOf(market).byId(id);
    if (!response.ok) {
      findings.push(
        say.problem(
          'discounts',
          `The promotion settings name ${id}, which is not found (${response.failure.reason}).`,
        ),
      );
    } else if (response.value.data.status !== 'ACTIVE') {
      const { title, status } = response.value.data;
      findings.push(
        say.warning(
          'discounts',
          `The discount "${title}" is ${status.toLowerCase()}: nobody gets it.`,
        ),
      );
    }
  }
  if (findings.length > 0) return findings;
  const free = freeItem === null ? 'no free item' : 'a free item';
  return [say.ok('discounts', `${ids.length} automatic discounts are found, and ${free}.`)];
}
