import type { ImageDraft } from '../catalogue/draft.ts';
import { demoMedia, fileAddress } from '../images/index.ts';

/**
 * Where the demo's pictures would be on a hosted shop. The importer knows this address and lets the
 * platform serve the same files; any other address stays what it is.
 */
export const DEMO_MEDIA_BASE = 'https://cdn.lokke.example/files/';

/**
 * An address of a file becomes what the platform shows. The demo's own files it serves itself;
 * others stay where they are, unlike at Shopify, which copies them at import.
 */
export function pictureFromAddress(address: string, altText: string | null): ImageDraft | null {
  const file = address.startsWith(DEMO_MEDIA_BASE) ? demoMedia().find(fileNameOf(address)) : null;
  if (file !== null) {
    const { widthInPixels, heightInPixels } = file;
    return { src: fileAddress(file), altText, widthInPixels, heightInPixels };
  }
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { src: href, altText, widthInPixels: null, heightInPixels: null };
}

/** The way back, for exports: an address that any shop's import understands. */
export function addressOfPicture(src: string): string {
  return src.startsWith('/') ? DEMO_MEDIA_BASE + fileNameOf(src) : src;
}

function fileNameOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^.*\//, '');
}
