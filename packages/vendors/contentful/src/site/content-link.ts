import {
  entryField,
  entryListField,
  type Fields,
  type ReadEntry,
  readEntry,
  stringField,
} from '../entry-fields.ts';
import { type ContentImage, imageOf } from './content-image.ts';

/** The target of a link; a page is identified by its slug. */
export type LinkTarget =
  | { readonly kind: 'general' | 'product' | 'bundle' | 'collection'; readonly slug: string }
  /** A path of the shop itself, such as `/salon/`. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string };

export interface ContentLink {
  readonly title: string;
  /** Null for a heading that only stands above others. */
  readonly target: LinkTarget | null;
  /** Shown where it opens a menu. */
  readonly image?: ContentImage;
  readonly items: readonly ContentLink[];
}

const KIND_OF_PAGE = {
  generalPage: 'general',
  productPage: 'product',
  productBundlePage: 'bundle',
  rangePage: 'collection',
  collectionPage: 'collection',
} as const;

/** The page of an entry, or null where the entry is no page. */
export function pageTarget(entry: ReadEntry | null): LinkTarget | null {
  if (entry === null) return null;
  const kind = Object.entries(KIND_OF_PAGE).find(([type]) => type === entry.contentType)?.[1];
  const slug = stringField(entry.fields, 'slug');
  return kind === undefined || slug === null ? null : { kind, slug };
}

/** The same for an unknown value, such as the target of a link in rich text. */
export function pageTargetOf(value: unknown): LinkTarget | null {
  return pageTarget(readEntry(value));
}

/** Prefers a page to a path, and a path to an external URL. */
export function targetOf(fields: Fields, pageField: 'page' | 'link'): LinkTarget | null {
  const page = pageTarget(entryField(fields, pageField));
  if (page !== null) return page;
  const path = stringField(fields, 'path');
  if (path !== null) return { kind: 'path', path };
  const url = stringField(fields, 'externalLink');
  return url === null ? null : { kind: 'external', url };
}

const MAX_LEVELS = 3;

/** Links of a field, without those that have no text, or neither a target nor children. */
export function linksOf(fields: Fields, name: string, level = 1): readonly ContentLink[] {
  return entryListField(fields, name).flatMap((entry) => linkOf(entry, level) ?? []);
}

export function linkOf(entry: ReadEntry | null, level = 1): ContentLink | null {
  if (entry?.contentType !== 'link') return null;
  const title = stringField(entry.fields, 'title');
  const target = targetOf(entry.fields, 'page');
  // A menu that contains itself ends here.
  const items = level >= MAX_LEVELS ? [] : linksOf(entry.fields, 'items', level + 1);
  if (title === null || (target === null && items.length === 0)) return null;
  const image = imageOf(entry.fields, 'image');
  return { title, target, ...(image !== null && { image }), items };
}
