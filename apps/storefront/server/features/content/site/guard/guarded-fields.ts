import type { PromoContent, SiteContent } from '@lokke/contentful';
import type { GuardedFields } from '@lokke/domain/content-guard';
import type { Market } from '@lokke/domain/markets';
import { firstWays } from '../experiments.ts';
import { forMarket } from '../for-market.ts';

/** Lists what a market's content says, for the rules of the domain. */
export function guardedFields(site: SiteContent, market: Market, nowInMs: number): GuardedFields {
  const find = <Value extends Parameters<typeof forMarket>[0][number]>(values: readonly Value[]) =>
    forMarket(values, market, nowInMs);
  const menus = firstWays(site.menus, site);
  const menuLengths = [...new Set(menus.map(({ slug }) => slug))].flatMap((slug) => {
    const menu = find(menus.filter((one) => one.slug === slug));
    return menu === undefined ? [] : [[`menu.${slug}`, String(menu.items.length)] as const];
  });
  const facts = Object.entries(find(site.marketFacts)?.facts ?? {});
  const promotions = find(site.promoSettings);
  return {
    'homePage.modules': find(firstWays(site.homePages, site))?.modules.length.toString(),
    ...Object.fromEntries(menuLengths),
    ...Object.fromEntries(facts.map(([name, fact]) => [`marketFacts.${name}`, fact])),
    'promoSettings.amountOfProductsToGetFreeItem':
      promotions?.amountOfProductsToGetFreeItem ?? undefined,
    'promoSettings.discounts': promotions && discountIdsOf(promotions).join(' '),
    'promoSettings.freeItem': promotions?.freeItem ?? undefined,
  };
}

function discountIdsOf({ automaticDiscountIds, giftDiscountIds }: PromoContent): readonly string[] {
  return [...automaticDiscountIds, ...giftDiscountIds];
}
