import { html, raw } from 'hono/html';

/** Result of a `html` template: text in which every inserted value is escaped. */
export type Markup = ReturnType<typeof html>;

/** Writes out markup for emails, which are written inside a synchronous transaction. */
export function markupText(markup: Markup): string {
  if (markup instanceof Promise) throw new TypeError('this markup is not finished yet');
  return markup.toString();
}

// Neither typeface has these signs, so they are drawn.
const PATHS = {
  warning: '<path d="M10 2.5 18.5 17h-17z"/><path d="M10 8v4.2M10 14.4v.2"/>',
  tick: '<path d="m3.5 10.5 4.2 4.2 8.8-9.2"/>',
  arrowLeft: '<path d="M16.5 10h-13m5-5-5 5 5 5"/>',
  comb: '<path d="M2 9V5.6c3.4-1.9 12.6-1.9 16 0V9z"/><path d="M3 9v8.5M6.5 9v7.7M10 9v7.7M13.5 9v7.7M17 9v8.5"/>',
} as const;

export function icon(name: keyof typeof PATHS): Markup {
  return html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${raw(PATHS[name])}</svg>`;
}

/** The same image in another size, as the image CDN gives it. */
export function resizedImageUrl(
  imageUrl: string,
  { widthInPixels, format }: { readonly widthInPixels: number; readonly format?: 'jpg' },
): string {
  const url = new URL(imageUrl);
  url.searchParams.set('width', String(widthInPixels));
  if (format !== undefined) url.searchParams.set('format', format);
  return url.toString();
}
