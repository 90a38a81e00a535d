import type {
  CollectionDraft,
  CollectionRule,
  ProductDraft,
} from '../../shopify/catalogue/index.ts';
import { handleFrom } from '../import/index.ts';
import type { SetupMessages } from './messages/messages.ts';
import { typeWords } from './type-words.ts';

export interface DerivedCollection {
  readonly handle: string;
  readonly title: string;
}

/** The collections of a catalogue by what they are made of, the largest first. */
export interface DerivedCollections {
  readonly drafts: readonly CollectionDraft[];
  readonly types: readonly DerivedCollection[];
  readonly vendors: readonly DerivedCollection[];
  readonly tags: readonly DerivedCollection[];
}

export const NEW = 'new';
export const BEST_SELLERS = 'best-sellers';
/** Collections by which the storefront lists a shop that is too long for a page. */
export const EVERYTHING = 'all';

/** `frontpage` is a name of Shopify's. */
const TAKEN: readonly string[] = [EVERYTHING, 'frontpage', NEW, BEST_SELLERS];

export const MAX_TAGS = 24;
const MIN_PRODUCTS_OF_TAG = 2;
/** A tag of nearly every product says nothing about any. */
const MAX_SHARE_OF_TAG = 0.9;

/** The products that the online store shows. */
export function shownProducts(products: readonly ProductDraft[]): readonly ProductDraft[] {
  return products.filter(({ status, isPublished }) => status === 'ACTIVE' && isPublished);
}

/** A collection for each type, vendor and telling tag, and three that hold everything: as such, the newest first, and what sells best. */
export function deriveCollections(
  products: readonly ProductDraft[],
  names: SetupMessages,
): DerivedCollections {
  const shown = shownProducts(products);
  const handles = new Set(TAKEN);
  const drafts: CollectionDraft[] = [
    draftOf({ handle: EVERYTHING, title: names.all }, { products: shown }),
    draftOf({ handle: NEW, title: names.new }, { products: shown, sortOrder: 'CREATED_DESC' }),
    draftOf(
      { handle: BEST_SELLERS, title: names.bestSellers },
      { products: shown, sortOrder: 'BEST_SELLING' },
    ),
  ];
  const types = countValues(shown, ({ productType }) => [productType]);
  const words = typeWords(types.map(({ value }) => value));
  const add = (column: CollectionRule['column'], values: readonly Counted[]) =>
    values.flatMap(({ value, products: members }): readonly DerivedCollection[] => {
      const handle = freeHandle(value, column.toLowerCase(), handles);
      if (handle === null) return [];
      handles.add(handle);
      const rule = { column, relation: 'EQUALS', condition: value } as const;
      const title = (column === 'TYPE' ? words.get(value) : undefined) ?? value;
      drafts.push(draftOf({ handle, title }, { products: members, rule }));
      return [{ handle, title }];
    });
  const vendors = countValues(shown, ({ vendor }) => [vendor]);
  return {
    types: add('TYPE', types),
    // A single vendor is the shop itself.
    vendors: vendors.length > 1 ? add('VENDOR', vendors) : [],
    tags: add('TAG', tellingTags(shown)),
    drafts,
  };
}

interface Counted {
  readonly value: string;
  readonly products: readonly ProductDraft[];
}

/** The values of products, without empty ones; those of most products first. Spellings that differ in case or blanks are one. */
export function countValues(
  products: readonly ProductDraft[],
  valuesOf: (product: ProductDraft) => readonly string[],
): readonly Counted[] {
  const counted = new Map<
    string,
    { readonly spellings: string[]; readonly members: Set<ProductDraft> }
  >();
  for (const product of products) {
    for (const value of valuesOf(product)) {
      const spelling = value.trim().split(/\s+/).join(' ');
      if (spelling === '') continue;
      const group = counted.get(lowerCase(spelling)) ?? { spellings: [], members: new Set() };
      counted.set(lowerCase(spelling), group);
      group.spellings.push(spelling);
      group.members.add(product);
    }
  }
  return [...counted.values()]
    .map(({ spellings, members }) => ({ value: usualOf(spellings), products: [...members] }))
    .sort((a, b) => b.products.length - a.products.length);
}

/** The spelling that most products have, among equals the first. */
function usualOf(spellings: readonly string[]): string {
  const [usual] = [...Map.groupBy(spellings, (one) => one)].toSorted(
    ([, left], [, right]) => right.length - left.length,
  );
  return usual?.[0] ?? '';
}

/** A longer tag is a phrase that people search by. */
const MAX_WORDS_OF_TAG = 3;

/** Tells whether a tag is a word for people: no note of an app (`app:x`, `__x`), no code (`size-5`), no phrase for search engines. */
function isTheme(tag: string): boolean {
  return !/[:=_]|\d$/.test(tag) && tag.split(/[\s-]/).length <= MAX_WORDS_OF_TAG;
}

/** Tags that tell products apart: not the type, the vendor or an option again, not on one product or on nearly all. */
export function tellingTags(shown: readonly ProductDraft[]): readonly Counted[] {
  const others = new Set(
    shown
      .flatMap(({ productType, vendor, variants }) => [
        productType,
        vendor,
        ...variants.flatMap(({ optionValues }) => optionValues),
      ])
      .map(lowerCase),
  );
  return countValues(shown, ({ tags }) => tags)
    .filter(
      ({ value, products }) =>
        !others.has(lowerCase(value)) &&
        isTheme(value) &&
        products.length >= MIN_PRODUCTS_OF_TAG &&
        products.length <= shown.length * MAX_SHARE_OF_TAG,
    )
    .slice(0, MAX_TAGS);
}

const lowerCase = (text: string) => text.toLowerCase();

function freeHandle(value: string, column: string, taken: ReadonlySet<string>): string | null {
  const handle = handleFrom(value);
  if (handle === '') return null;
  if (!taken.has(handle)) return handle;
  const longer = `${column}-${handle}`;
  return taken.has(longer) ? null : longer;
}

interface Members {
  readonly products: readonly ProductDraft[];
  readonly rule?: CollectionRule;
  readonly sortOrder?: CollectionDraft['sortOrder'];
}

/** A collection is shown by a product of its own: one whose picture has a known size, so that it was seen. */
function leadingImage(products: readonly ProductDraft[]): CollectionDraft['image'] {
  const firsts = products.flatMap(({ images }) => images.slice(0, 1));
  return firsts.find(({ widthInPixels }) => widthInPixels !== null) ?? firsts[0] ?? null;
}

function draftOf(
  { handle, title }: DerivedCollection,
  { products, rule, sortOrder = 'BEST_SELLING' }: Members,
): CollectionDraft {
  return {
    handle,
    title,
    descriptionHtml: '',
    image: leadingImage(products),
    members:
      rule === undefined ? { kind: 'all' } : { kind: 'rules', matches: 'ALL', rules: [rule] },
    sortOrder,
    seo: { title: null, description: null },
    metafields: [],
  };
}
