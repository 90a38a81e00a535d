import type {
  CollectionDraft,
  CollectionRule,
  ProductDraft,
} from '../../shopify/catalogue/index.ts';
import { handleFrom } from '../import/index.ts';
import type { SetupMessages } from './messages/messages.ts';

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
  words: SetupMessages,
): DerivedCollections {
  const shown = shownProducts(products);
  const handles = new Set(TAKEN);
  const drafts: CollectionDraft[] = [
    draftOf({ handle: EVERYTHING, title: words.all }, { products: shown }),
    draftOf({ handle: NEW, title: words.new }, { products: shown, sortOrder: 'CREATED_DESC' }),
    draftOf(
      { handle: BEST_SELLERS, title: words.bestSellers },
      { products: shown, sortOrder: 'BEST_SELLING' },
    ),
  ];
  const add = (column: CollectionRule['column'], values: readonly Counted[]) =>
    values.flatMap(({ value, products: members }): readonly DerivedCollection[] => {
      const handle = freeHandle(value, column.toLowerCase(), handles);
      if (handle === null) return [];
      handles.add(handle);
      const rule = { column, relation: 'EQUALS', condition: value } as const;
      drafts.push(draftOf({ handle, title: value }, { products: members, rule }));
      return [{ handle, title: value }];
    });
  const types = countValues(shown, ({ productType }) => [productType]);
  const vendors = countValues(shown, ({ vendor }) => [vendor]);
  return {
    types: add('TYPE', types),
    vendors: add('VENDOR', vendors),
    tags: add('TAG', tellingTags(shown)),
    drafts,
  };
}

interface Counted {
  readonly value: string;
  readonly products: readonly ProductDraft[];
}

/** The values of products, without empty ones; those of most products first. */
export function countValues(
  products: readonly ProductDraft[],
  valuesOf: (product: ProductDraft) => readonly string[],
): readonly Counted[] {
  const counted = new Map<string, ProductDraft[]>();
  for (const product of products) {
    for (const value of new Set(valuesOf(product))) {
      if (value === '') continue;
      const known = counted.get(value);
      if (known === undefined) counted.set(value, [product]);
      else known.push(product);
    }
  }
  return [...counted]
    .map(([value, members]) => ({ value, products: members }))
    .sort((a, b) => b.products.length - a.products.length);
}

/** Tags that tell products apart: not the type or vendor again, not on one product or on nearly all, no notes of an app (`app:x`, `__x`). */
export function tellingTags(shown: readonly ProductDraft[]): readonly Counted[] {
  const others = new Set(
    shown.flatMap(({ productType, vendor }) => [productType, vendor]).map(lowerCase),
  );
  return countValues(shown, ({ tags }) => tags)
    .filter(
      ({ value, products }) =>
        !others.has(lowerCase(value)) &&
        !/[:=_]/.test(value) &&
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

function draftOf(
  { handle, title }: DerivedCollection,
  { products, rule, sortOrder = 'BEST_SELLING' }: Members,
): CollectionDraft {
  return {
    handle,
    title,
    descriptionHtml: '',
    // A collection is shown by a product of its own.
    image: products.find(({ images }) => images.length > 0)?.images[0] ?? null,
    members:
      rule === undefined ? { kind: 'all' } : { kind: 'rules', matches: 'ALL', rules: [rule] },
    sortOrder,
    seo: { title: null, description: null },
    metafields: [],
  };
}
