import type { Market } from '@lokke/domain/markets';
import { html } from 'hono/html';

interface BarePage {
  readonly market: Market;
  readonly title: string;
  /** Text below the title. */
  readonly text: ReturnType<typeof html> | string;
}

/** A page without styles and scripts, for where React Router is not asked. */
export function barePage({ market, title, text }: BarePage): string {
  return html`<!doctype html><html lang="${market.languageTag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`.toString();
}
