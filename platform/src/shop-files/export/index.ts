import { readFileSync } from 'node:fs';
import type { PlatformContext } from '../../protocol/index.ts';
import { exportContent } from '../../services/contentful/index.ts';
import { CONTENT_FILES, findShopFile, shopFileNames } from '../../shopify/images/index.ts';
import { readDefinitions } from '../../shopify/provisioning/index.ts';
import { exportProducts } from '../import/index.ts';
import { writeReviewsCsv } from '../reviews-csv/index.ts';
import { declaredDiscounts } from './declared-discounts.ts';
import { readShopDrafts } from './shop-drafts.ts';
import { writeCustomersCsv, writeTranslationsCsv } from './write-lists.ts';

/** Files of a whole shop by their names, of which `reset --from` makes the same shop; empty ones are left out. */
export function exportShop(
  { store }: Pick<PlatformContext, 'store'>,
  shop: string,
): ReadonlyMap<string, string | Uint8Array> {
  const sql = store.read;
  const { shop: about, shipping, sellingPlans, ...drafts } = readShopDrafts(sql, shop);
  const json = (value: readonly unknown[]) =>
    value.length === 0 ? '' : `${JSON.stringify(value, null, 2)}\n`;
  const texts = Object.entries({
    'products.csv': exportProducts(sql, shop),
    'metafield-definitions.json': json(readDefinitions(sql, shop)),
    'collections.json': json(drafts.collections),
    'menus.json': json(drafts.menus),
    'pages.json': json(drafts.pages),
    'blogs.json': json(drafts.blogs),
    'redirects.json': json(drafts.redirects),
    'selling-plans.json': json(sellingPlans),
    'discounts.json': json(declaredDiscounts(sql, shop)),
    'shop.json': about === null ? '' : `${JSON.stringify(about, null, 2)}\n`,
    'shipping.json': shipping === null ? '' : `${JSON.stringify(shipping, null, 2)}\n`,
    'translations.csv': writeTranslationsCsv(sql, shop),
    'reviews.csv': writeReviewsCsv(sql, shop),
    'customers.csv': writeCustomersCsv(sql, shop),
    'content.json': exportContent(sql),
  });
  const pictures = [shop, CONTENT_FILES].flatMap((owner) =>
    shopFileNames(sql, owner).flatMap((name) => {
      const file = findShopFile(store, owner, name);
      return file === null ? [] : [[`pictures/${name}`, readFileSync(file.path)] as const];
    }),
  );
  return new Map<string, string | Uint8Array>([
    ...texts.filter(([, text]) => text !== ''),
    ...pictures,
  ]);
}
