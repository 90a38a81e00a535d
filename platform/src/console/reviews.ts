import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext, Shop } from '../protocol/index.ts';
import { countOf } from '../protocol/index.ts';
import { field, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { readCatalogue } from '../shopify/catalogue/index.ts';
import { customerNumber } from '../shopify/customers/index.ts';
import { metaobjectNumber } from '../shopify/metaobjects/index.ts';
import {
  findReviews,
  type Moderation,
  moderateReview,
  REFUSAL_REASONS,
  type RefusalReason,
  type Review,
  type ReviewFilter,
} from '../shopify/reviews/index.ts';
import {
  deskPage,
  FORM_GUARDS,
  factList,
  KEY,
  PLAIN_FIELD,
  readForm,
  sendDesk,
  shopIn,
  shopLinks,
  wordsIn,
} from './desk.ts';

const LISTED = 50;
const MAX_ANSWER_LENGTH = 2_000;

function filterOf(c: Context): ReviewFilter {
  const status = c.req.query('status');
  const words = wordsIn(c, 'words');
  return { status: status === 'published' || status === 'all' ? status : 'waiting', words };
}

function moderationOf(action: string, text: string, reason: string): Moderation | null {
  switch (action) {
    case 'approve':
      return { kind: 'approve' };
    case 'answer':
      return text.length > MAX_ANSWER_LENGTH ? null : { kind: 'answer', text };
    default: {
      const known = REFUSAL_REASONS.find((one) => one === reason);
      return known === undefined ? null : { kind: 'refuse', reason: known };
    }
  }
}

/** Publishes, answers and refuses a shop's reviews. */
export function reviewRoutes(app: Hono, context: PlatformContext): void {
  const { shops, store } = context;
  app.get('/console/reviews', (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const filter = filterOf(c);
    const found = findReviews(store.read, shop.key, filter);
    const { productById } = readCatalogue(store, shop.key);
    const page = reviewsPage({
      shop,
      filter,
      reviews: found.slice(0, LISTED),
      total: found.length,
      productOf: (id) => productById.get(id)?.record.title ?? 'no longer sold',
    });
    return sendDesk(c, context, page);
  });
  app.post(
    `/console/${KEY}/reviews/:number{\\d{1,15}}/:action{approve|answer|refuse}`,
    ...FORM_GUARDS,
    async (c) => {
      const shop = (shopIn(c, context) ?? shops.nl).key;
      const text = await readForm(c);
      const moderation = moderationOf(c.req.param('action'), text('text'), text('reason'));
      if (moderation === null) return c.text('This answer or reason is not accepted\n', 422);
      const number = Number(c.req.param('number'));
      const review = { shop, number, seenAt: text('seenAt') };
      const outcome = await moderateReview(context, review, moderation);
      if (outcome === 'gone') return c.text('There is no such review any more\n', 404);
      if (outcome === 'changed') {
        return c.text('Somebody else changed this review: go back and read it again\n', 409);
      }
      return c.redirect(`/console/reviews?shop=${shop}`, 303);
    },
  );
}

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

function reviewsPage(page: ReviewsPage): PageDocument {
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
<h2 id="list-heading">${countOf(total, 'review')}${total > reviews.length ? `, the newest ${reviews.length}` : ''}</h2>
${reviews.length === 0 ? html`<p class="stone">Nothing here.</p>` : reviews.map((review) => entry(page, review))}
</section>`;
  return deskPage(title, content);
}

function entry({ shop, productOf }: ReviewsPage, review: Review): Markup {
  const number = metaobjectNumber(review.id);
  const author = review.authorId === null ? null : customerNumber(review.authorId);
  const action = `/console/${shop.key}/reviews/${number}`;
  const seen = html`<input type="hidden" name="seenAt" value="${review.metaobject.updatedAt}">`;
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
    : html`<form method="post" action="${action}/approve">${seen}<p><button class="button" type="submit">Publish</button></p></form>`
}
<details><summary>Answer</summary>
<form method="post" action="${action}/answer">${seen}
<div class="field"><label for="answer-${number}">Answer of the shop, shown below the review</label>
<textarea id="answer-${number}" name="text" rows="4" maxlength="2000">${review.reply ?? ''}</textarea></div>
<p><button class="button" type="submit">Save the answer</button></p>
</form></details>
<details><summary>Refuse</summary>
<form method="post" action="${action}/refuse">${seen}
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
