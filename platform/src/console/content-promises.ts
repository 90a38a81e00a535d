import {
  at,
  contentTypeOf,
  isList,
  readLink,
  spaceOf,
  textAt,
} from '../services/contentful/index.ts';
import type { Promises } from '../shopify/discounts/index.ts';
import type { Store } from '../store/index.ts';

/** Reads the promises of a market's promotions: of its own settings, or of those for all. */
export function promisesOf(store: Store, locale: string): Promises {
  const space = spaceOf(store);
  const settings = space
    .all('Entry')
    .filter((entity) => contentTypeOf(entity) === 'promoSettings')
    .map(({ content }) => {
      const field = (name: string) => at(content, 'fields', name, space.defaultLocale);
      const texts = (name: string) => {
        const list = field(name);
        return isList(list) ? list.filter((one) => typeof one === 'string') : [];
      };
      const freeItem = readLink(field('freeItem'));
      return {
        markets: texts('markets'),
        discountIds: [...texts('automaticDiscountIds'), ...texts('giftDiscountIds')],
        freeItemHandle:
          freeItem === null
            ? null
            : textAt(
                space.find(freeItem.linkType, freeItem.id)?.content,
                ...['fields', 'slug', space.defaultLocale],
              ),
      };
    });
  const { discountIds = [], freeItemHandle = null } =
    settings.find(({ markets }) => markets.includes(locale)) ??
    settings.find(({ markets }) => markets.length === 0) ??
    {};
  return { discountIds, freeItemHandle };
}
