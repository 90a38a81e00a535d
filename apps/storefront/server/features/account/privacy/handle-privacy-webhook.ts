import type { ShopKey } from '@lokke/domain/markets';
import { type AdminClient, customerMetafield, metafieldsDelete } from '@lokke/shopify-admin';
import * as v from 'valibot';
import type { Log } from '../../../telemetry/index.ts';

/** All that the storefront itself has the shop keep for a customer (see docs/data-protection.md). */
const KEPT_KEYS = ['wishlist', 'salon'] as const;
const NAMESPACE = 'lokke';

/** Somebody who bought without an account has no number, and nothing that we had kept for them. */
const customerSchema = v.object({
  customer: v.object({ id: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
});
const requestSchema = v.object({ data_request: v.object({ id: v.number() }) });

export interface PrivacyRequest {
  readonly shop: ShopKey;
  readonly topic: string;
  readonly payload: unknown;
  /** Null where no token of the shop is configured: then nothing was ever kept. */
  readonly admin: AdminClient | null;
  readonly log: Log;
}

export type PrivacyResult =
  | 'done'
  /** Nothing was done, and Shopify shall tell it again. */
  | 'later'
  /** News of something else. */
  | 'other';

/** What Shopify asks of everybody who keeps something of its customers. The log learns that it was asked, never whose. */
export async function handlePrivacyWebhook(news: PrivacyRequest): Promise<PrivacyResult> {
  switch (news.topic) {
    case 'customers/redact':
      return erase(news);
    case 'customers/data_request':
      return tell(news);
    default:
      return 'other';
  }
}

async function erase({ shop, payload, admin, log }: PrivacyRequest): Promise<PrivacyResult> {
  const ownerId = customerIdIn(payload);
  if (admin === null || ownerId === null) {
    log({ level: 'info', event: 'privacy.erased', shop, erased: 0 });
    return 'done';
  }
  const metafields = KEPT_KEYS.map((key) => ({ ownerId, namespace: NAMESPACE, key }));
  const result = await metafieldsDelete(admin, metafields);
  // A customer who is gone took everything along.
  if (!result.ok && result.failure.kind !== 'userErrors') {
    log({ level: 'error', event: 'privacy.failed', shop, reason: result.failure.kind });
    return 'later';
  }
  log({ level: 'info', event: 'privacy.erased', shop, erased: result.ok ? result.value : 0 });
  return 'done';
}

/** The data is in the shop's own records already, where the merchant gives it out; here stands what to look for. */
async function tell({ shop, payload, admin, log }: PrivacyRequest): Promise<PrivacyResult> {
  const customerId = customerIdIn(payload);
  const kept: string[] = [];
  for (const key of KEPT_KEYS) {
    if (admin === null || customerId === null) break;
    const found = await customerMetafield(admin, { customerId, namespace: NAMESPACE, key });
    if (found.ok && found.value !== null) kept.push(`${NAMESPACE}.${key}`);
  }
  const request = v.safeParse(requestSchema, payload);
  const requestNumber = request.success ? request.output.data_request.id : null;
  log({ level: 'info', event: 'privacy.asked', shop, requestNumber, kept });
  return 'done';
}

function customerIdIn(payload: unknown): string | null {
  const parsed = v.safeParse(customerSchema, payload);
  const id = parsed.success ? parsed.output.customer.id : null;
  return id === null || id === undefined ? null : `gid://shopify/Customer/${id}`;
}
