import { DISCOUNT_TITLES } from '../generator/discount-titles.ts';
import { type ContentEntry, linkTo, same } from './entry.ts';
import { homeText } from './home-entries.ts';
import { textsByLanguage } from './locales.ts';

const TRAVEL_SIZE = 'gid://shopify/DiscountAutomaticNode/1002';
const GIFT = 'gid://shopify/DiscountAutomaticNode/1003';

/** What the storefront is told of promotions, in every market; the numbers are those of `discounts.json`. */
export function promoEntries(): readonly ContentEntry[] {
  return [
    {
      id: 'promotions',
      contentType: 'promoSettings',
      fields: {
        name: same('Promotions'),
        amountOfProductsToGetFreeItem: same('2'),
        promoCollectionName: same('care'),
        shopifyTagsToExcludeFromPromo: same('travel, professional-only, gift'),
        freeItem: same(linkTo('honey-travel-mask')),
        automaticDiscountIds: same([TRAVEL_SIZE]),
        giftDiscountIds: same([GIFT]),
        discountTitles: discountTitles(),
        popups: same([linkTo('popup-travel'), linkTo('popup-kickback')]),
      },
    },
    popup('popup-travel', 'freeTravelSize'),
    popup('popup-kickback', 'noKickbackFee'),
  ];
}

// For the markets that speak another language than their shop; Shopify translates no titles of discounts.
function discountTitles(): Record<string, unknown> {
  return textsByLanguage((language) => {
    const { travelSize, gift } = DISCOUNT_TITLES[language];
    return { [TRAVEL_SIZE]: travelSize, [GIFT]: gift };
  });
}

function popup(id: string, key: 'freeTravelSize' | 'noKickbackFee'): ContentEntry {
  return {
    id,
    contentType: 'popup',
    fields: {
      name: same(id),
      key: same(key),
      title: homeText(({ popups }) => popups[key].title),
      text: homeText(({ popups }) => popups[key].text),
    },
  };
}
