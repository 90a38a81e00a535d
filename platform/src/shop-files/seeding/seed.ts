import { join } from 'node:path';
import {
  gid,
  makeShops,
  type PlatformContext,
  SHOP_KEYS,
  type ShopKey,
} from '../../protocol/index.ts';
import { list, record } from '../../protocol/json/index.ts';
import {
  importContent,
  isSpaceUnused,
  readDrafts,
  readEntities,
  replaceEntities,
} from '../../services/contentful/index.ts';
import { hasSalons, readSalons, saveSalons } from '../../services/firestore/index.ts';
import { allRecords, type SavingContext, saveDrafts } from '../../shopify/catalogue/index.ts';
import { saveDeclared } from '../../shopify/discounts/index.ts';
import { DEMO_FOLDER } from '../../shopify/images/index.ts';
import {
  addDefinition,
  type Definition,
  definitionsOf,
  saveDefinitions,
} from '../../shopify/provisioning/index.ts';
import { keepReviews } from '../../shopify/reviews/index.ts';
import type { Sql } from '../../store/index.ts';
import { demoEntities, withMarketsOf } from './added-markets.ts';
import { readJson } from './catalogue.ts';
import { demoContent } from './content.ts';
import { demoOf } from './demo.ts';
import { demoReviews } from './reviews.ts';
import { readDemoShop } from './shop.ts';

type SeedingContext = Pick<SavingContext, 'store' | 'now'>;

/** The demo's products are the brand's own. */
type DemoContext = SavingContext & Pick<PlatformContext, 'brand'>;

export interface SeedProgress {
  readonly shop: ShopKey;
  readonly done: number;
  readonly total: number;
}

/** Fills every shop that has no product yet with the demo catalogue; returns which ones it filled. */
export async function seedDemo(
  context: DemoContext,
  onProgress: (progress: SeedProgress) => void = () => {},
  demo = demoOf(context.brand),
): Promise<readonly ShopKey[]> {
  await defineCustomerMetafields(context);
  const empty = SHOP_KEYS.filter((shop) => !hasProducts(context.store.read, shop));
  let done = 0;
  // Together: the store commits what arrives together with one write to the disk.
  const filled = await Promise.all(
    empty.map(async (shop) => {
      const isFilled = await seedDemoShop(context, shop, demo);
      done += 1;
      onProgress({ shop, done, total: empty.length });
      return isFilled ? [shop] : [];
    }),
  );
  return filled.flat();
}

/** Metafields that the storefront keeps for a customer, and what its owner may do with new accounts: not all is theirs to write. */
export const DEMO_CUSTOMER_METAFIELDS = [
  { key: 'wishlist', name: 'Wishlist', customerAccount: 'READ_WRITE' },
  { key: 'salon', name: 'Salon', customerAccount: 'READ_WRITE' },
  { key: 'hair_profile', name: 'Hair profile', customerAccount: 'READ_WRITE' },
  { key: 'routine', name: 'Routine', customerAccount: 'READ_WRITE' },
] as const satisfies readonly Pick<Definition, 'key' | 'name' | 'customerAccount'>[];

/** Defines what is not defined yet. */
function defineCustomerMetafields({
  store,
  ids,
  brand: { namespace },
}: DemoContext): Promise<void> {
  return store.write((sql) => {
    for (const shop of SHOP_KEYS) {
      const known = definitionsOf(sql, shop, 'CUSTOMER')
        .filter((one) => one.namespace === namespace)
        .map(({ key }) => key);
      for (const { key, name, customerAccount } of DEMO_CUSTOMER_METAFIELDS.filter(
        (one) => !known.includes(one.key),
      )) {
        addDefinition(sql, shop, {
          id: String(ids.next('MetafieldDefinition')),
          ownerType: 'CUSTOMER',
          namespace,
          key,
          name,
          type: 'json',
          storefront: 'NONE',
          customerAccount,
        });
      }
    }
  });
}

/** False where the shop has products, which another process may have imported just now. */
export function seedDemoShop(
  context: DemoContext,
  shop: ShopKey,
  demo = demoOf(context.brand),
): Promise<boolean> {
  const { drafts, discounts, definitions } = readDemoShop(demo, shop, context.brand.name);
  return context.store.write((sql) => {
    if (hasProducts(sql, shop)) return false;
    saveDrafts(sql, context, { shop, drafts });
    saveDeclared(sql, context, { shop, declared: discounts });
    saveDefinitions(sql, shop, definitions);
    const products = allRecords(sql, { shop, kind: 'product' });
    keepReviews(sql, context, shop, {
      reviews: demoReviews(demo, shop, products),
      alsoCounted: products.map(({ number }) => gid('Product', number)),
    });
    return true;
  });
}

/** Fills a space that never held anything with the demo's content; one that did gets what new shops need. Returns how many entries it wrote. */
export async function seedDemoContent(
  { store, now, brand }: SeedingContext & Pick<PlatformContext, 'brand'>,
  demo = demoOf(brand),
  filled: readonly ShopKey[] = [],
): Promise<number> {
  if (!isSpaceUnused(store.read)) {
    if (filled.length === 0) return 0;
    const entities = demoEntities(demo);
    return store.write((sql) => {
      const whole = withMarketsOf(filled, readEntities(sql), entities);
      if (whole === null) return 0;
      return replaceEntities(sql, whole, now().toISOString(), readDrafts(sql)).changedCount;
    });
  }
  const imported = await importContent(store, demoContent(demo), now());
  if (imported.ok) return imported.entryCount;
  throw new Error(`${demo.folder}: ${imported.errors[0]}`);
}

/** Fills an empty collection with the demo's salons; another gets those of new shops' countries that have none. Returns how many it wrote. */
export async function seedDemoSalons(
  { store, now }: SeedingContext,
  folder = DEMO_FOLDER,
  filled: readonly ShopKey[] = [],
): Promise<number> {
  const shops = makeShops();
  const isUsed = hasSalons(store.read);
  const without = filled
    .map((shop) => shops[shop].countryCode)
    .filter((country) => !hasSalons(store.read, country));
  if (isUsed && without.length === 0) return 0;
  const path = join(folder, 'salons.json');
  const salons = readJson(path, list(record));
  const wanted = isUsed
    ? salons.filter(({ country }) => without.some((one) => one === country))
    : salons;
  const lines = wanted.map((salon) => JSON.stringify(salon)).join('\n');
  const read = readSalons(lines);
  const [first] = read.errors;
  if (first !== undefined) throw new Error(`${path}: salon ${first.line} ${first.reason}`);
  await saveSalons(store, read, now());
  return read.salons.length;
}

function hasProducts(sql: Sql, shop: ShopKey): boolean {
  const row = sql
    .prepare("SELECT 1 FROM catalogue_records WHERE shop = ? AND kind = 'product' LIMIT 1")
    .get(shop);
  return row !== undefined;
}
