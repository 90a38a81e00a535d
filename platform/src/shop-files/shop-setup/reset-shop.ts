import { languageFor, type PlatformContext, type ShopKey } from '../../protocol/index.ts';
import {
  type ExportedEntity,
  readDrafts,
  readEntities,
  replaceEntities,
} from '../../services/contentful/index.ts';
import { type CatalogueDrafts, removeOthers, saveDrafts } from '../../shopify/catalogue/index.ts';
import { removeDiscounts, saveDeclared } from '../../shopify/discounts/index.ts';
import { CONTENT_FILES, saveShopFiles } from '../../shopify/images/index.ts';
import { saveDefinitions } from '../../shopify/provisioning/index.ts';
import type { Sql } from '../../store/index.ts';
import {
  type FilesToImport,
  type ImportOptions,
  type ImportResult,
  importFiles,
} from '../import/index.ts';
import { demoDefinitions, demoEntities, demoOf, openDemo, readDemoShop } from '../seeding/index.ts';
import { type DerivedCollections, deriveCollections } from './derive-collections.ts';
import { derivedIds } from './derive-content.ts';
import { deriveMenu, plainShop } from './derive-shop.ts';
import { derivedEntries, isOneOf } from './derived-entries.ts';
import { SETUP_MESSAGES } from './messages/messages.ts';
import { isSameOne, type OwnContent } from './own-content.ts';
import { starterSpace, withAllTypes } from './space.ts';

export type Context = Pick<
  PlatformContext,
  'store' | 'ids' | 'now' | 'shops' | 'storefrontUrl' | 'brand'
>;
type Space = readonly ExportedEntity[];

export interface FilledShop extends ImportResult {
  readonly collections: DerivedCollections;
}

export interface ShopFiles extends FilesToImport {
  /** Content of the shop's own; where it lacks a front page, a menu or filters, those are derived. */
  readonly content?: OwnContent | null;
  readonly redirects?: CatalogueDrafts['redirects'];
}

/** A shop holds these files and nothing else; customers and orders stay. Whole, or not at all and an `ImportError`. */
export async function fillShop(
  context: Context,
  shop: ShopKey,
  { content = null, redirects = [], ...files }: ShopFiles,
  options: ImportOptions = {},
): Promise<FilledShop> {
  const words = SETUP_MESSAGES[languageFor(null, context.shops[shop])];
  let collections = deriveCollections([], words);
  const imported = await importFiles(context, shop, files, {
    ...options,
    defaultDefinitions: demoDefinitions(context.brand),
    standsAlone: true,
    derive(products) {
      collections = deriveCollections(products, words);
      return {
        collections: collections.drafts,
        menus: [deriveMenu(collections, words)],
        shop: plainShop(shop, context.brand),
        redirects,
      };
    },
    // Discounts of a file are saved with its products.
    before: (sql) => removeDiscounts(sql, shop),
    alongside(sql, drafts) {
      removeOthers(sql, { shop, drafts });
      saveShopFiles(sql, { store: context.store, shop: CONTENT_FILES }, content?.files ?? []);
      writeSpace(sql, context, shop, {
        own: content,
        products: drafts.products ?? [],
        collections,
      });
      options.alongside?.(sql, drafts);
    },
  });
  return { ...imported, collections };
}

/** A shop holds the demo again, as on the first day. */
export async function refillWithDemo(context: Context, shop: ShopKey): Promise<void> {
  const demo = demoOf(context.brand);
  const { drafts, discounts, definitions } = readDemoShop(demo, shop, context.brand.name);
  const space = demoEntities(demo);
  await context.store.write((sql) => {
    saveDrafts(sql, context, { shop, drafts });
    removeOthers(sql, { shop, drafts });
    removeDiscounts(sql, shop);
    saveDeclared(sql, context, { shop, declared: discounts });
    saveDefinitions(sql, shop, definitions);
    const derived = readEntities(sql).filter(isDerived);
    const ofOthers = derived.filter(({ id }) => !id.startsWith(derivedIds(shop)));
    replaceEntities(sql, [...space, ...ofOthers], context.now().toISOString());
  });
}

const isDerived = ({ id }: Pick<ExportedEntity, 'id'>) => id.startsWith('derived-');

interface Written {
  readonly own: OwnContent | null;
  readonly products: NonNullable<CatalogueDrafts['products']>;
  readonly collections: DerivedCollections;
}

/** Replaces what this shop derived before; other shops' content stays. */
function writeSpace(
  sql: Sql,
  context: Context,
  shop: ShopKey,
  { own, products, collections }: Written,
): void {
  const demo = demoEntities(openDemo());
  const isDerivedHere = ({ id }: ExportedEntity) => id.startsWith(derivedIds(shop));
  const held = readEntities(sql).filter((entity) => !isDerivedHere(entity));
  const isNew = held.length === 0;
  const base = withAllTypes(own?.base ?? own?.entities ?? (isNew ? starterSpace() : held), demo);
  const written = own?.entities.some(isDerivedHere)
    ? // An export of such a shop has all that was derived, but what the merchant took away.
      []
    : missingEntries(own, derivedEntries(base, context, { shop, products, collections }));
  const drafts = own?.drafts ?? readDrafts(sql);
  replaceEntities(sql, [...base, ...written], context.now().toISOString(), drafts);
}

/** Derived entries that the shop's own content has not; none where it has every page that the others serve. */
function missingEntries(own: OwnContent | null, derived: Space): Space {
  if (own === null) return derived;
  const missing = derived.filter((entity) => !hasOne(own.entities, entity));
  return missing.some(isOneOf) ? missing : [];
}

function hasOne(own: Space, entity: ExportedEntity): boolean {
  return isOneOf(entity) && own.some((other) => isSameOne(other, entity));
}
