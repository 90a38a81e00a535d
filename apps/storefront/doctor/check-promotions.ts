import { createContentClient } from '@lokke/contentful';
import type { Market } from '@lokke/domain/markets';
import { createSite } from '../server/features/content/index.ts';
import { describeProblem, findPromotionProblems } from '../server/features/promotions/index.ts';
import { createShops } from '../server/features/shops/index.ts';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

const log = () => undefined;

/** Checks the products and discounts that the promotions of the market's content refer to. */
export async function checkPromotions(
  { config, fetch, wait }: CheckContext,
  market: Market,
): Promise<readonly Finding[]> {
  const say = about(market.locale);
  // The missing token has already been reported.
  if (config.shops[market.shop].adminToken === null) return [];
  const { freshInMs, baseUrl } = config.content;
  const { protocol } = new URL(baseUrl);
  const client = createContentClient({ ...config.content, fetch, wait });
  const site = createSite({ client, freshInMs, log, protocol });
  const shops = createShops({ config, fetch, site, log, ...(wait && { wait }) });
  const content = site.siteContentOf(market);
  const problems = await findPromotionProblems({
    content,
    catalogue: shops.catalogueOf(market),
    discounts: shops.discountsOf(market),
  });
  // A failed request has already been reported.
  if (problems === null) return [];
  if (problems.length > 0) {
    return problems.map((problem) => say.problem('discounts', describeProblem(problem)));
  }
  const texts = await content.promotions();
  if (texts.kind !== 'found') return [say.ok('discounts', 'The content promises nothing.')];
  const { automaticDiscountIds, giftDiscountIds, freeItemHandle } = texts.value;
  const { size } = new Set([...automaticDiscountIds, ...giftDiscountIds]);
  const named = size === 1 ? '1 automatic discount is' : `${size} automatic discounts are`;
  const free = freeItemHandle === null ? 'no free item' : 'a free item';
  return [say.ok('discounts', `${named} offered and found, and ${free}.`)];
}
