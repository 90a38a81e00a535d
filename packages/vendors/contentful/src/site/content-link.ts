import {
  entriesOf,
  entryOf,
  type Fields,
  type ReadEntry,
  readEntry,
  textOf,
} from '../content-value.ts';

/** Where a link leads; a page is named by its slug. */
export type LinkTarget =
  | { readonly kind: 'general' | 'product' | 'bundle' | 'collection'; readonly slug: string }
  /** A path of the shop itself, such as `/salon/`. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string };

export interface ContentLink {
  readonly title: string;
  /** Null for a heading that only stands above others. */
  readonly target: LinkTarget | null;
  readonly items: readonly ContentLink[];
}

const KIND_OF_PAGE = {
  generalPage: 'general',
  productPage: 'product',
  productBundlePage: 'bundle',
  rangePage: 'collection',
  collectionPage: 'collection',
} as const;

/** The page that an entry is, or null when it is none. */
export function pageTarget(entry: ReadEntry | null): LinkTarget | null {
  if (entry === null) return null;
  const kind = Object.entries(KIND_OF_PAGE).find(([type]) => type === entry.contentType)?.[1];
  const slug = textOf(entry.fields, 'slug');
  return kind === undefined || slug === null ? null : { kind, slug };
}

/** The same of a value that may be anything, such as what a link in a rich text leads to. */
export function pageTargetOf(value: unknown): LinkTarget | null {
  return pageTarget(readEntry(value));
}

/** A page goes before a path, a path before another site. */
export function targetOf(fields: Fields, pageField: 'page' | 'link'): LinkTarget | null {
  const page = pageTarget(entryOf(fields, pageField));
  if (page !== null) return page;
  const path = textOf(fields, 'path');
  if (path !== null) return { kind: 'path', path };
  const url = textOf(fields, 'externalLink');
  return url === null ? null : { kind: 'external', url };
}

const MAX_LEVELS = 3;

/** Links of a field. One without words, or that leads nowhere and has none below it, is left out. */
export function linksOf(fields: Fields, name: string, level = 1): readonly ContentLink[] {
  return entriesOf(fields, name).flatMap((entry) => linkOf(entry, level) ?? []);
}

export function linkOf(entry: ReadEntry | null, level = 1): ContentLink | null {
  if (entry?.contentType !== 'link') return null;
  const title = textOf(entry.fields, 'title');
  const target = targetOf(entry.fields, 'page');
  // A menu that contains itself ends here.
  const items = level >= MAX_LEVELS ? [] : linksOf(entry.fields, 'items', level + 1);
  if (title === null || (target === null && items.length === 0)) return null;
  return { title, target, items };
}
