import { stringify } from 'csv-stringify/sync';
import { writeProductCsv } from '../../src/import/product-csv/write-product-csv.ts';
import { TRANSLATION_COLUMNS, translationRow } from '../../src/import/translation-columns.ts';
import { demoDiscounts } from './discounts.ts';
import { METAFIELD_DEFINITIONS } from './metafields.ts';
import { type ShopFiles, shopFiles } from './shop-files.ts';
import { type ShopWorld, wordsOf, worldOf } from './shop-world.ts';
import { DEMO_SHOPS } from './shops.ts';
import { translationsBetween } from './translations.ts';

/** All files of all demo shops: name below `demo/shops` and content. */
export function demoFiles(mediaBase: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const shop of DEMO_SHOPS) {
    const world = worldOf(shop, mediaBase);
    const content = shopFiles(world);
    const add = (name: string, text: string) => files.set(`${shop.key}/${name}`, text);
    add('products.csv', writeProductCsv(content.products, { definitions: METAFIELD_DEFINITIONS }));
    add('collections.json', json(content.collections));
    add('menus.json', json(content.menus));
    add('pages.json', json(content.pages));
    add('shop.json', json(content.shop));
    add('selling-plans.json', json(content.sellingPlanGroups));
    add('discounts.json', json(demoDiscounts(world)));
    add('metafield-definitions.json', json(METAFIELD_DEFINITIONS));
    const translations = translationsCsv(world, content);
    if (translations !== null) add('translations.csv', translations);
  }
  return files;
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function translationsCsv(world: ShopWorld, first: ShopFiles): string | null {
  const { translatedInto, spelling } = world.shop;
  if (translatedInto === null) return null;
  const second = shopFiles({ ...world, words: wordsOf(translatedInto, spelling) });
  const rows = translationsBetween(first, second).map((text) =>
    translationRow({ ...text, locale: translatedInto }),
  );
  return stringify([TRANSLATION_COLUMNS, ...rows], { record_delimiter: '\n' });
}
