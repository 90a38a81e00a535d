import { join } from 'node:path';
import * as v from 'valibot';
import { makeShops } from '../../protocol/index.ts';
import { list, readValue, record, text } from '../../protocol/json/index.ts';
import { deliveryFacts } from '../../shopify/checkout/index.ts';
import { shippingOf } from '../../shopify/shipping/index.ts';
import { readJson } from './catalogue.ts';
import type { Demo } from './demo.ts';
import type { DemoEntry } from './entry.ts';

const market = v.object({ markets: list(text), facts: record });

/** Facts that differ between markets; the texts of pages name these facts in braces. */
export function marketEntries({ folder, textsIn }: Demo): readonly DemoEntry[] {
  return Object.values(makeShops()).map((shop) => {
    const { key } = shop;
    const { markets, facts } = readJson(join(folder, 'content/markets', `${key}.json`), market);
    const inLocale = ([locale, own]: [string, unknown]) => [
      locale,
      {
        ...readValue(record, textsIn(locale).find('company'), 'company'),
        ...readValue(record, own, `facts.${locale}`),
        ...deliveryFacts(shop, locale, shippingOf(key, null)),
      },
    ];
    return {
      id: `market-${key}`,
      type: 'marketFacts',
      fields: {
        name: { en: `Market ${key}` },
        markets: { en: markets },
        facts: Object.fromEntries(Object.entries(facts).map(inLocale)),
      },
    };
  });
}
