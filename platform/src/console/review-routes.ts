import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isShopKey, type PlatformContext, SHOP_KEYS, type ShopKey } from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { readCatalogue } from '../shopify/catalogue/index.ts';
import {
  findReviews,
  type Moderation,
  moderateReview,
  REFUSAL_REASONS,
  type ReviewFilter,
} from '../shopify/reviews/index.ts';
import { csrfGuard } from './console-guards.ts';
import { reviewsPage } from './review-pages.ts';

const LISTED = 50;
const MAX_FORM_IN_BYTES = 16_000;
const MAX_ANSWER_LENGTH = 2_000;

function filterOf(c: Context): ReviewFilter {
  const status = c.req.query('status');
  const words = (c.req.query('words') ?? '').trim().slice(0, 100);
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

/** Where a shop's reviews are published, answered and refused. */
export function reviewRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, shops, store, brand } = context;
  const shopKeyOf = (c: Context): ShopKey => {
    const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
    return isShopKey(key) ? key : 'nl';
  };

  app.get('/console/reviews', (c) => {
    const shop = shops[shopKeyOf(c)];
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
    return sendPage(c, page, { imageOrigin, brand });
  });
  app.post(
    `/console/:shop{${SHOP_KEYS.join('|')}}/reviews/:number{\\d{1,15}}/:action{approve|answer|refuse}`,
    csrfGuard,
    bodyLimit({ maxSize: MAX_FORM_IN_BYTES }),
    async (c) => {
      const shop = shopKeyOf(c);
      const body: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}));
      const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
      const moderation = moderationOf(c.req.param('action'), text('text'), text('reason'));
      if (moderation === null) return c.text('This answer or reason is not accepted\n', 422);
      const number = Number(c.req.param('number'));
      const isDone = await moderateReview(context, { shop, number }, moderation);
      if (!isDone) return c.text('There is no such review any more\n', 404);
      return c.redirect(`/console/reviews?shop=${shop}`, 303);
    },
  );
}
