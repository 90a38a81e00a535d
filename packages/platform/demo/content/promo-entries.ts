import { type ContentEntry, linkTo, same } from './entry.ts';
import { homeText } from './home-entries.ts';

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
        automaticDiscountIds: same(['gid://shopify/DiscountAutomaticNode/1002']),
        giftDiscountIds: same(['gid://shopify/DiscountAutomaticNode/1003']),
        popups: same([linkTo('popup-travel'), linkTo('popup-kickback')]),
      },
    },
    popup('popup-travel', 'freeTravelSize'),
    popup('popup-kickback', 'noKickbackFee'),
  ];
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
