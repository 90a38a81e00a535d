import { type Market, marketOf } from '@lokke/domain/markets';
import { createShops } from '../server/features/services/index.ts';
import type { CheckContext } from './check-context.ts';
import { about, type Finding } from './finding.ts';

/** What the shop's promotions name, as the storefront itself finds it. */
export async function checkPromotions(
  checkContext: CheckContext,
  { locale }: Market,
): Promise<readonly Finding[]> {
  const market = marketOf(locale);
  const say = about(market.shop);
  const { config, fetch, wait } = checkContext;
  const shops = createShops({ config, fetch, log: () => undefined, ...(wait && { wait }) });
  const loaded = await shops.catalogueOf(market).promotions();
  // Why one of the two could not be asked is told already.
  if (loaded.kind !== 'found' || config.shops[market.shop].adminToken === null) return [];
  const { discountIds, giftIds, freeItem } = loaded.value;
  const ids = [...discountIds, ...giftIds];
  const findings: Finding[] = [];
  for (const id of ids) {
    const answer = await shops.discountsOf(market).byId(id);
    if (!answer.ok) {
      findings.push(
        say.problem(
          'discounts',
          `The promotion settings name ${id}, which is not found (${answer.failure.reason}).`,
        ),
      );
    } else if (answer.value.data.status !== 'ACTIVE') {
      const { title, status } = answer.value.data;
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
