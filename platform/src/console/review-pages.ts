import { html } from 'hono/html';
import type { Shop } from '../protocol/index.ts';
import { field, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { customerNumber } from '../shopify/customers/index.ts';
import { metaobjectNumber } from '../shopify/metaobjects/index.ts';
import {
  REFUSAL_REASONS,
  type RefusalReason,
  type Review,
  type ReviewFilter,
} from '../shopify/reviews/index.ts';
import { deskPage, factList, PLAIN_FIELD, shopLinks } from './desk.ts';

const STATUSES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'published', label: 'Published' },
  { value: 'all', label: 'All' },
] as const;

const REASONS: Readonly<Record<RefusalReason, string>> = {
  insult: 'It insults somebody',
  advert: 'It advertises, or links elsewhere',
  offTopic: 'It is not about the product',
  personal: 'It holds personal details',
  unlawful: 'It promises an unlawful effect',
};

interface ReviewsPage {
  readonly shop: Shop;
  readonly filter: ReviewFilter;
  readonly reviews: readonly Review[];
  /** Number that match, of which the first are listed. */
  readonly total: number;
  readonly productOf: (id: string) => string;
}

export function reviewsPage(page: ReviewsPage): PageDocument {
  const { shop, filter, reviews, total } = page;
  const title = `Reviews of ${shop.name}`;
  const content = html`<h1>${title}</h1>
${shopLinks('/console/reviews', shop)}
<form class="group" method="get" action="/console/reviews">
<input type="hidden" name="shop" value="${shop.key}">
<div class="fields">
${field({ ...PLAIN_FIELD, name: 'status', label: 'Show', value: filter.status, choices: STATUSES, emptyChoice: 'Waiting', width: 'half' })}
${field({ ...PLAIN_FIELD, name: 'words', label: 'Words in the text, title or name', value: filter.words, width: 'half' })}
</div>
<p><button class="button" type="submit">Search</button></p>
</form>
<section aria-labelledby="list-heading">
<h2 id="list-heading">${total} ${total === 1 ? 'review' : 'reviews'}${total > reviews.length ? `, the newest ${reviews.length}` : ''}</h2>
${reviews.length === 0 ? html`<p class="stone">Nothing here.</p>` : reviews.map((review) => entry(page, review))}
</section>`;
  return deskPage(title, content);
}

function entry({ shop, productOf }: ReviewsPage, review: Review): Markup {
  const number = metaobjectNumber(review.id);
  const author = review.authorId === null ? null : customerNumber(review.authorId);
  const action = `/console/${shop.key}/reviews/${number}`;
  const writer =
    author === null
      ? review.author || 'a former customer'
      : html`<a href="/console/${shop.key}/customers/${author}">${review.author || 'a customer without a name'}</a>`;
  return html`<article class="group" id="review-${number}" aria-labelledby="review-${number}-title">
<h3 id="review-${number}-title">${review.rating} of 5: ${review.title || 'no title'}</h3>
<p class="plain-text" lang="${review.language ?? ''}">${review.body}</p>
${factList([
  ['Product', productOf(review.productId)],
  ['Written by', html`${writer}${review.isBought ? ', bought here' : ''}`],
  ['On', review.submittedAt],
  review.pictureUrls.length === 0
    ? null
    : ['Pictures', html`${review.pictureUrls.map((url) => pictureLink(shop, url))}`],
  ['State', review.isPublished ? 'published' : 'waiting'],
])}
${
  review.isPublished
    ? ''
    : html`<form method="post" action="${action}/approve"><p><button class="button" type="submit">Publish</button></p></form>`
}
<details><summary>Answer</summary>
<form method="post" action="${action}/answer">
<div class="field"><label for="answer-${number}">Answer of the shop, shown below the review</label>
<textarea id="answer-${number}" name="text" rows="4" maxlength="2000">${review.reply ?? ''}</textarea></div>
<p><button class="button" type="submit">Save the answer</button></p>
</form></details>
<details><summary>Refuse</summary>
<form method="post" action="${action}/refuse">
<p>The writer gets a letter with the reason and may write again. A low rating is no reason.</p>
<div class="field"><label for="reason-${number}">Reason</label>
<select id="reason-${number}" name="reason" required>${REFUSAL_REASONS.map(
    (reason) => html`<option value="${reason}">${REASONS[reason]}</option>`,
  )}</select></div>
<p><button class="button" type="submit">Refuse and delete</button></p>
</form></details>
</article>`;
}

/** Shows pictures of the shop itself; others are only linked to, so that opening the page tells nobody. */
function pictureLink({ key }: Shop, url: string): Markup {
  if (!url.startsWith('/')) return html`<a href="${url}" rel="noreferrer">${url}</a> `;
  return html`<a href="/${key}${url}"><img src="/${key}${url}&amp;width=160" alt="Picture of the writer" height="80"></a> `;
}
