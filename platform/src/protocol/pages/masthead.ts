import type { Brand } from '@lokke/brand';
import { html } from 'hono/html';
import type { Markup } from './markup.ts';

interface Ways {
  readonly home: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** The name of the shop, and one way back to it. */
export function masthead(brand: Brand, { home, back }: Ways): Markup {
  return html`<header class="masthead">
<a href="${home}">${markOf(brand)}</a>
<a href="${back.href}">${back.label}</a>
</header>`;
}

function markOf({ mark, name }: Brand): Markup {
  return 'text' in mark
    ? html`<span class="mark">${mark.text}</span>`
    : html`<span class="wordmark" role="img" aria-label="${name}"></span>`;
}
