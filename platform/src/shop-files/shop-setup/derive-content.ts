import type { Language, ShopKey } from '../../protocol/index.ts';
import type { ProductDraft } from '../../shopify/catalogue/index.ts';
import { exportedEntry } from '../seeding/index.ts';
import {
  BEST_SELLERS,
  type DerivedCollection,
  type DerivedCollections,
  NEW,
  shownProducts,
} from './derive-collections.ts';
import { deriveFilters } from './derive-filters.ts';
import { SETUP_MESSAGES, type SetupMessages } from './messages/messages.ts';

interface ContentLocale {
  readonly code: string;
  readonly language: Language;
}

export interface ContentTarget {
  readonly shop: ShopKey;
  /** Namespace of the brand's own metafields. */
  readonly namespace: string;
  /** The storefront's locales of the shop. */
  readonly markets: readonly string[];
  /** The first is the space's default. */
  readonly locales: readonly [ContentLocale, ...ContentLocale[]];
}

/** More would not fit into a row of the menu. */
const MAX_TOP_LEVEL = 3;
const MAX_BELOW = 12;
const MAX_TILES = 12;
const PRODUCTS_PER_ROW = 8;

/** The start of every id of a shop's derived entries. */
export function derivedIds(shop: ShopKey): string {
  return `derived-${shop}-`;
}

/** Writes entries of a shop in its languages; what has no language of its own is in the main one. */
function createWriter(shop: ShopKey, locales: ContentTarget['locales']) {
  const [main] = locales;
  const idOf = (name: string) => derivedIds(shop) + name;
  const inMain = (value: unknown) => ({ [main.code]: value });
  const link = (name: string) => ({ sys: { type: 'Link', linkType: 'Entry', id: idOf(name) } });
  return {
    inMain,
    link,
    links: (names: readonly string[]) => inMain(names.map(link)),
    text: (key: keyof SetupMessages) =>
      Object.fromEntries(
        locales.map(({ code, language }) => [code, SETUP_MESSAGES[language][key]]),
      ),
    entry: (name: string, type: string, fields: object) =>
      exportedEntry({ id: idOf(name), type }, fields),
  };
}

type Writer = ReturnType<typeof createWriter>;

/** Entries of which a shop has one: its service facts, main menu, home, filters and promotions. */
function singleEntries(
  { inMain, text, entry, links }: Writer,
  { shop, namespace, markets, locales }: ContentTarget,
  {
    menu,
    modules,
    products,
  }: {
    readonly menu: readonly string[];
    readonly modules: readonly string[];
    readonly products: readonly ProductDraft[];
  },
): readonly object[] {
  return [
    entry('service', 'facts', {
      name: inMain('service'),
      title: text('service'),
      facts: Object.fromEntries(
        locales.map(({ code, language }) => [code, serviceFacts(SETUP_MESSAGES[language])]),
      ),
    }),
    entry('menu', 'menu', { slug: inMain('main'), markets: inMain(markets), items: links(menu) }),
    entry('home', 'homePage', {
      name: inMain(`Home ${shop}`),
      title: text('home.title'),
      description: text('home.description'),
      markets: inMain(markets),
      modules: links(modules),
    }),
    entry('filters', 'filterSettings', {
      name: inMain(`Filters ${shop}`),
      markets: inMain(markets),
      groups: inMain(deriveFilters(products, namespace)),
    }),
    // Nothing is promised that the catalogue does not hold.
    entry('promotions', 'promoSettings', {
      name: inMain(`Promotions ${shop}`),
      markets: inMain(markets),
    }),
  ];
}

/** Menu, front page, pages of collections and filters of a catalogue, as the storefront reads them from any space. */
export function deriveContent(
  products: readonly ProductDraft[],
  { types, vendors, tags }: DerivedCollections,
  target: ContentTarget,
): readonly object[] {
  const writer = createWriter(target.shop, target.locales);
  const { inMain, text, entry, link, links } = writer;
  const collection = ({ handle }: DerivedCollection) => `collection-${handle}`;
  const linkTo = (handle: string) => `link-${handle}`;

  const named = [...types, ...vendors, ...tags];
  const pages = [
    ...named.map((one) => [one.handle, inMain(one.title)] as const),
    [NEW, text('new')] as const,
    [BEST_SELLERS, text('bestSellers')] as const,
  ].flatMap(([handle, title]) => [
    entry(`collection-${handle}`, 'collectionPage', { title, slug: inMain(handle) }),
    entry(linkTo(handle), 'link', {
      name: inMain(handle),
      title,
      page: inMain(link(`collection-${handle}`)),
    }),
  ]);

  const heading = (name: 'categories' | 'brands' | 'themes', below: readonly DerivedCollection[]) =>
    entry(`menu-${name}`, 'link', {
      name: inMain(name),
      title: text(name),
      items: links(below.slice(0, MAX_BELOW).map(({ handle }) => linkTo(handle))),
    });
  const isFlat = types.length <= MAX_TOP_LEVEL;
  const menu = [
    linkTo(NEW),
    linkTo(BEST_SELLERS),
    ...(isFlat ? types.map(({ handle }) => linkTo(handle)) : ['menu-categories']),
    ...(vendors.length > 1 ? ['menu-brands'] : []),
    ...(tags.length > 0 ? ['menu-themes'] : []),
  ];

  const row = (handle: string, title: 'new' | 'bestSellers') =>
    entry(`row-${handle}`, 'productRow', {
      name: inMain(handle),
      title: text(title),
      source: inMain('collection'),
      collection: inMain(link(`collection-${handle}`)),
      count: inMain(PRODUCTS_PER_ROW),
      link: inMain(link('link-all')),
    });
  const tiles = (name: 'categories' | 'brands' | 'themes', shown: readonly DerivedCollection[]) =>
    shown.length < 2
      ? []
      : [
          entry(`tiles-${name}`, 'rangeTiles', {
            name: inMain(name),
            title: text(name),
            ranges: links(shown.slice(0, MAX_TILES).map(collection)),
          }),
        ];
  const categories = tiles('categories', types);
  // A shop without types is shown by its tags.
  const themes = types.length < 2 ? tiles('themes', tags) : [];
  const brands = tiles('brands', vendors);
  const modules = [
    'hero',
    ...(categories.length > 0 ? ['tiles-categories'] : []),
    ...(themes.length > 0 ? ['tiles-themes'] : []),
    `row-${NEW}`,
    // A small shop is whole in what is new.
    ...(shownProducts(products).length > PRODUCTS_PER_ROW ? [`row-${BEST_SELLERS}`] : []),
    ...(brands.length > 0 ? ['tiles-brands'] : []),
    'service',
  ];
  return [
    ...pages,
    entry('link-all', 'link', { name: inMain('all'), title: text('all'), path: inMain('/shop') }),
    heading('categories', types),
    heading('brands', vendors),
    heading('themes', tags),
    entry('hero', 'hero', {
      name: inMain('hero'),
      title: text('home.title'),
      text: text('home.description'),
      actions: links(['link-all']),
    }),
    row(NEW, 'new'),
    row(BEST_SELLERS, 'bestSellers'),
    ...categories,
    ...themes,
    ...brands,
    ...singleEntries(writer, target, { menu, modules, products }),
  ];
}

/** Texts about what a market delivers, takes back and answers; the storefront fills in its facts. */
function serviceFacts(words: SetupMessages) {
  return (['delivery', 'returns', 'contact'] as const).map((name) => ({
    title: words[`service.${name}`],
    text: words[`service.${name}.text`],
  }));
}
