import { countOf, decodeEscapes } from '../../protocol/index.ts';
import type { ImageDraft, ProductDraft } from '../../shopify/catalogue/index.ts';
import { demoMedia, filePath, findShopFile, type MediaFile } from '../../shopify/images/index.ts';
import type { Store } from '../../store/index.ts';
import type { ImportReport } from './import-report.ts';

type Picture = Omit<ImageDraft, 'altText'>;
/** The picture that the platform itself serves for an address or a file name. */
export type FindPicture = (url: string) => Picture | null;

/** Finds what the platform itself exported: a file of the shop, or of the demo. */
export function ownPictures(store: Store, shop: string): FindPicture {
  return (url) => {
    if (!url.startsWith(DEMO_MEDIA_BASE)) return null;
    const file = findShopFile(store, shop, fileNameOf(url));
    return file === null ? demoPicture(url) : pictureOf(file);
  };
}

/** Finds what the shop took from pictures beside an earlier file, and counts it: a later file without them would lose it. */
export function heldPictures(store: Store, shop: string) {
  const names = new Set<string>();
  const find: FindPicture = (url) => {
    const file = findShopFile(store, shop, fileNameOf(url));
    if (file === null) return null;
    names.add(file.name);
    return pictureOf(file);
  };
  return { find, count: () => names.size };
}

function demoPicture(url: string): Picture | null {
  const file = url.startsWith(DEMO_MEDIA_BASE) ? demoMedia().find(fileNameOf(url)) : null;
  return file === null ? null : pictureOf(file);
}

export function pictureOf(file: Omit<MediaFile, 'path'>): Picture {
  const { widthInPixels, heightInPixels, thumbhash } = file;
  return { src: filePath(file), widthInPixels, heightInPixels, thumbhash };
}

/**
 * An address of a file becomes what the platform shows. Files that it has it serves itself; others
 * stay where they are, unlike at Shopify, which copies them at import.
 */
export function imageFromUrl(
  url: string,
  altText: string | null,
  find: FindPicture = demoPicture,
): ImageDraft | null {
  const picture = find(url);
  if (picture !== null) return { ...picture, altText };
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { src: href, altText, widthInPixels: null, heightInPixels: null };
}

/** The way back, for exports: an address that any shop's import understands. */
export function urlOfImage(src: string): string {
  return src.startsWith('/') ? DEMO_MEDIA_BASE + fileNameOf(src) : src;
}

/** The last part of an address or a path, as it was written before it was encoded. */
export function fileNameOf(url: string): string {
  return decodeEscapes(url.replace(/[?#].*$/, '').replace(/^.*[/\\]/, ''));
}

/** Shopify's own hosts for pictures, which the shop's image policy allows by default. */
const isAtShopify = ({ host }: URL) =>
  host === 'cdn.shopify.com' || host.endsWith('.shopifycdn.com');

/** Warns about images on other hosts, and how to allow them; `allowed` is the setting of the shop beside. */
export function warnAboutImages(
  products: readonly ProductDraft[],
  report: ImportReport,
  allowed = process.env['PICTURE_ORIGINS'] ?? '',
): void {
  const isAllowed = ({ origin }: URL) => allowed.split(/[\s,]+/).includes(origin);
  const urls = products.flatMap(({ images }) =>
    images.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src)])),
  );
  if (urls.length === 0) return;
  report.warn(
    0,
    `${countOf(urls.length, 'picture stays where it is', 'pictures stay where they are')}, on the web: nobody sees them without a network.`,
  );
  const others = urls.filter((url) => !isAtShopify(url) && !isAllowed(url));
  if (others.length === 0) return;
  const origins = [...new Set(others.map(({ origin }) => origin))].join(',');
  report.warn(
    0,
    `${countOf(others.length, 'of them is', 'of them are')} not at Shopify (cdn.shopify.com, *.shopifycdn.com). The shop shows them only if its setting PICTURE_ORIGINS names where they are: ${origins}`,
  );
}

/**
 * Address at which the demo's images would be on a hosted shop. The importer knows this address and lets the
 * platform serve the same files; any other address stays what it is.
 */
export const DEMO_MEDIA_BASE = 'https://cdn.lokke.example/files/';
