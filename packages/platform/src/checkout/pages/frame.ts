import { html } from 'hono/html';
import { icon, type Markup, pageAssetHref } from '../../pages/index.ts';
import type { Visit } from '../visit.ts';

/** What stands around every page of the checkout. */
export function frame(
  { texts, links }: Visit,
  { back, content }: { readonly back: 'home' | 'cart'; readonly content: Markup },
): Markup {
  return html`<header class="masthead">
<a href="${links.home}"><img class="wordmark" src="${pageAssetHref('wordmark.svg')}" alt="LOKKE" width="96" height="28"></a>
<a href="${links[back]}">${back === 'cart' ? texts.backToBag : texts.backToShop}</a>
</header>
<main>
<p class="notice">${icon('comb')} <span>${texts.testShop}</span></p>
${content}
</main>`;
}
