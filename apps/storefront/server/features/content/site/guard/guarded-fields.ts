import type { PromoContent, SiteContent } from '@lokke/contentful';
import type { GuardedFields } from '@lokke/domain/content-guard';
import type { Market } from '@lokke/domain/markets';
import { forMarket } from '../for-market.ts';

/** Lists what a market's content says, for the rules of the domain. */
export function guardedFields(site: SiteContent, market: Market): GuardedFields {
  const menuLengths = [...new Set(site.menus.map(({ slug }) => slug))].flatMap((slug) => {
    const menu = forMarket(
      site.menus.filter((one) => one.slug === slug),
      market,
    );
    return menu === undefined ? [] : [[`menu.${slug}`, String(menu.items.length)] as const];
  });
  const facts = Object.entries(forMarket(site.marketFacts, market)?.facts ?? {});
  const promotions = forMarket(site.promoSettings, market);
  return {
    'homePage.modules': forMarket(site.homePages, market)?.modules.length.toString(),
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
