import type { Context, Hono } from 'hono';
import type { PlatformContext } from '../protocol/index.ts';
import { readCatalogue } from '../shopify/catalogue/index.ts';
import {
  findReviews,
  type Moderation,
  moderateReview,
  REFUSAL_REASONS,
  type ReviewFilter,
} from '../shopify/reviews/index.ts';
import { FORM_GUARDS, KEY, readForm, sendDesk, shopIn, wordsIn } from './desk.ts';
import { reviewsPage } from './review-pages.ts';

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
      const isDone = await moderateReview(context, { shop, number }, moderation);
      if (!isDone) return c.text('There is no such review any more\n', 404);
      return c.redirect(`/console/reviews?shop=${shop}`, 303);
    },
  );
}
