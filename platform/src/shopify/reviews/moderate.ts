import { type PlatformContext, type ShopKey, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { recordChange } from '../admin/index.ts';
import { findMetaobjects, type Metaobject, REVIEW_TYPE } from '../metaobjects/index.ts';
import { dropMetaobject, keepMetaobject } from './change-reviews.ts';
import type { RefusalReason } from './messages/messages.ts';
import { reviewOf } from './review.ts';
import { sendRefusal } from './send-refusal.ts';

export type Moderation =
  | { readonly kind: 'approve' }
  /** An empty text takes the answer away. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'refuse'; readonly reason: RefusalReason };

/** False where there is no such review. A refused one is deleted, so that its writer may write again. */
export function moderateReview(
  context: PlatformContext,
  { shop, number }: { readonly shop: ShopKey; readonly number: number },
  moderation: Moderation,
): Promise<boolean> {
  return context.store.write((sql) => {
    const [review] = findMetaobjects(sql, shop, [number]);
    if (review?.type !== REVIEW_TYPE) return false;
    const ids = [reviewOf(review).id];
    act(sql, context, review, moderation);
    const at = context.now().toISOString();
    const what = `review ${moderation.kind}${moderation.kind === 'refuse' ? ` ${moderation.reason}` : ''}`;
    recordChange(sql, { shop, at, way: 'console', what, ids, outcome: 'done' });
    return true;
  });
}

function act(sql: Sql, context: PlatformContext, review: Metaobject, moderation: Moderation): void {
  const now = wireDateTime(context.now());
  const { merchant_reply: _, merchant_replied_at: __, ...fields } = review.fields;
  switch (moderation.kind) {
    case 'approve':
      keepMetaobject(sql, context, {
        ...review,
        status: 'ACTIVE',
        fields: { ...review.fields, published_at: review.fields['published_at'] ?? now },
        updatedAt: now,
      });
      return;
    case 'answer':
      keepMetaobject(sql, context, {
        ...review,
        fields:
          moderation.text === ''
            ? fields
            : { ...fields, merchant_reply: moderation.text, merchant_replied_at: now },
        updatedAt: now,
      });
      return;
    case 'refuse':
      sendRefusal(sql, context, review, moderation.reason);
      dropMetaobject(sql, context, review);
  }
}
