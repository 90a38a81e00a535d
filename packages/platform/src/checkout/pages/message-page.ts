import { html } from 'hono/html';
import type { PageDocument } from '../../pages/index.ts';
import type { Visit } from '../visit.ts';
import { frame } from './frame.ts';

/** One sentence, one way on: an empty bag, a link that leads nowhere. */
export function messagePage(
  { title, message }: { readonly title: string; readonly message: string },
  visit: Visit,
): PageDocument {
  const content = html`<div class="plain">
<h1>${title}</h1>
<p>${message}</p>
<p><a class="button" href="${visit.links.home}">${visit.texts.backToShop}</a></p>
</div>`;
  return { languageTag: visit.languageTag, title, body: frame(visit, { back: 'home', content }) };
}
