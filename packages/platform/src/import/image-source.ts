import type { ImageDraft, ProductDraft } from '../catalogue/index.ts';
import { demoMedia, filePath } from '../images/index.ts';
import type { ImportReport } from './import-report.ts';

/**
 * An address of a file becomes what the platform shows. The demo's own files it serves itself;
 * others stay where they are, unlike at Shopify, which copies them at import.
 */
export function imageFromUrl(url: string, altText: string | null): ImageDraft | null {
  const file = url.startsWith(DEMO_MEDIA_BASE) ? demoMedia().find(fileNameOf(url)) : null;
  if (file !== null) {
    const { widthInPixels, heightInPixels } = file;
    return { src: filePath(file), altText, widthInPixels, heightInPixels };
  }
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

function fileNameOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/^.*\//, '');
}

/** The host that the shop's image policy allows by default. */
const SHOPIFY_HOST = 'cdn.shopify.com';

/** Warns about images on other hosts, and how to allow them. */
export function warnAboutImages(products: readonly ProductDraft[], report: ImportReport): void {
  const urls = products.flatMap(({ images }) =>
    images.flatMap(({ src }) => (src.startsWith('/') ? [] : [new URL(src)])),
  );
  if (urls.length === 0) return;
  report.warn(
    0,
    `${urls.length} pictures stay at the addresses they have; without a network they cannot be seen.`,
  );
  const others = urls.filter(({ host }) => host !== SHOPIFY_HOST);
  if (others.length === 0) return;
  const origins = [...new Set(others.map(({ origin }) => origin))].join(',');
  report.warn(
    0,
    `${others.length} of them are not at Shopify. The shop shows them only if its setting PICTURE_ORIGINS names where they are: ${origins}`,
  );
}

/**
 * Where the demo's images would be on a hosted shop. The importer knows this address and lets the
 * platform serve the same files; any other address stays what it is.
 */
export const DEMO_MEDIA_BASE = 'https://cdn.lokke.example/files/';
