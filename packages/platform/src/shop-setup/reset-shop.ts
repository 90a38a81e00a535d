import { type CatalogueDrafts, removeOthers, saveDrafts } from '../catalogue/index.ts';
import {
  contentTypeOf,
  type ExportedEntity,
  parseExport,
  readEntities,
  replaceEntities,
} from '../contentful/index.ts';
import {
  languageFor,
  type PlatformContext,
  type ShopKey,
  type Sql,
  storefrontMarkets,
} from '../core/index.ts';
import { removeDiscounts, saveDeclared } from '../discounts/index.ts';
import {
  type FilesToImport,
  type ImportOptions,
  type ImportResult,
  importFiles,
  saveDefinitions,
} from '../import/index.ts';
import { demoDefinitions, openDemo, readDemoShop } from '../seeding/index.ts';
import { type DerivedCollections, deriveCollections } from './derive-collections.ts';
import { deriveContent, derivedIds } from './derive-content.ts';
import { deriveMenu, plainShop } from './derive-shop.ts';
import { SETUP_MESSAGES } from './messages/messages.ts';
import { contentLocales, demoSpace, starterSpace, withAllTypes } from './space.ts';

type Context = Pick<PlatformContext, 'store' | 'ids' | 'now' | 'shops' | 'storefrontUrl' | 'brand'>;
type Space = readonly ExportedEntity[];

export interface FilledShop extends ImportResult {
  readonly collections: DerivedCollections;
}

export interface ShopFiles extends FilesToImport {
  /** Content of the shop's own; where it lacks a front page, a menu or filters, those are derived. */
  readonly content?: Space | null;
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
    defaultDefinitions: demoDefinitions(),
    standsAlone: true,
    derive(products) {
      collections = deriveCollections(products, words);
      return {
        collections: collections.drafts,
        menus: [deriveMenu(collections, words)],
        shop: plainShop(shop, context.brand.name),
        redirects,
      };
    },
    alongside(sql, drafts) {
      removeOthers(sql, { shop, drafts });
      removeDiscounts(sql, shop);
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
  const demo = openDemo();
  const { drafts, discounts, definitions } = readDemoShop(demo, shop, context.brand.name);
  const space = demoSpace(demo);
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
  readonly own: Space | null;
  readonly products: NonNullable<CatalogueDrafts['products']>;
  readonly collections: DerivedCollections;
}

/** What this shop derived before is replaced; other shops' content stays. */
function writeSpace(
  sql: Sql,
  context: Context,
  shop: ShopKey,
  { own, products, collections }: Written,
): void {
  const demo = demoSpace();
  const held = readEntities(sql).filter(({ id }) => !id.startsWith(derivedIds(shop)));
  const isNew = held.length === 0;
  const base = withAllTypes(own ?? (isNew ? starterSpace(demo) : held), demo);
  const markets = storefrontMarkets(context.storefrontUrl, context.shops[shop]).map(
    ({ locale }) => locale,
  );
  const locales = contentLocales(base);
  const derived = entriesIn(base, deriveContent(products, collections, { shop, markets, locales }));
  const written = own === null ? derived : derived.filter((entity) => !hasOne(own, entity));
  replaceEntities(sql, [...base, ...written], context.now().toISOString());
}

/** Derived entries, read as an export of the space would be. */
function entriesIn(base: Space, derived: readonly object[]): Space {
  const contents = (kind: ExportedEntity['kind']) =>
    base.filter((entity) => entity.kind === kind).map(({ content }) => content);
  const parsed = parseExport(
    JSON.stringify({
      locales: contents('Locale'),
      contentTypes: contents('ContentType'),
      entries: derived,
    }),
  );
  if (!parsed.ok) throw new Error(`The derived content does not fit: ${parsed.errors[0]}`);
  return parsed.entities.filter(({ kind }) => kind === 'Entry');
}

/** Pages that a shop has one of: its own comes before a derived one. */
const ONE_OF: readonly string[] = ['homePage', 'menu', 'filterSettings', 'promoSettings'];

function hasOne(own: Space, entity: ExportedEntity): boolean {
  const type = contentTypeOf(entity) ?? '';
  return ONE_OF.includes(type) && own.some((other) => contentTypeOf(other) === type);
}
