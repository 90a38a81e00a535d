import type { ShopKey } from '@lokke/domain/markets';
import { type AdminClient, customerMetafield, metafieldsDelete } from '@lokke/shopify-admin';
import * as v from 'valibot';
import { CUSTOMER_KEYS } from '../features/account/index.ts';
import type { SalonDesk } from '../features/professionals/index.ts';
import type { Log } from '../telemetry/index.ts';

/** A guest has no customer id and no stored data. */
const customerSchema = v.object({
  customer: v.object({
    id: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
    email: v.nullish(v.string()),
  }),
});
const requestSchema = v.object({ data_request: v.object({ id: v.number() }) });
const redactionSchema = v.object({ orders_to_redact: v.array(v.unknown()) });

export interface PrivacyRequest {
  readonly shop: ShopKey;
  readonly topic: string;
  readonly payload: unknown;
  /** Null without an Admin token. */
  readonly admin: AdminClient | null;
  /** Namespace of what the storefront keeps. */
  readonly namespace: string;
  /** Tells whether customers store their data themselves, which needs no Admin token; else without one nothing was stored. */
  readonly storesWithoutAdmin?: boolean;
  /** Places in salons, and proofs of theirs, which go by address; left out where there is no professional area. */
  readonly salonDesk?: Pick<SalonDesk, 'people' | 'proofs' | 'leave'> | undefined;
  readonly log: Log;
}

export type PrivacyResult =
  | 'done'
  /** Failed; Shopify should redeliver. */
  | 'later'
  /** The body is not of this topic. */
  | 'mismatch'
  /** Not a privacy topic. */
  | 'other';

/**
 * Handles Shopify's mandatory privacy webhooks. Logs the request without personal data. The topic is not signed and
 * the body is, so the body must say the same, whatever was seen before.
 */
export async function handlePrivacy(webhook: PrivacyRequest): Promise<PrivacyResult> {
  const { topic, payload } = webhook;
  const isRequest = v.is(requestSchema, payload);
  const isRedaction = v.is(redactionSchema, payload) && !isRequest;
  switch (topic) {
    case 'customers/redact':
      return isRedaction ? erase(webhook) : 'mismatch';
    case 'customers/data_request':
      return isRequest ? logDataRequest(webhook) : 'mismatch';
    default:
      return 'other';
  }
}

async function erase(webhook: PrivacyRequest): Promise<PrivacyResult> {
  const { shop, payload, admin, namespace, storesWithoutAdmin = false, log } = webhook;
  const ownerId = customerIdIn(payload);
  if (!(await leaveSalons(webhook))) {
    log({ level: 'error', event: 'privacy.failed', shop, reason: 'people of salons' });
    return 'later';
  }
  if (admin === null && ownerId !== null && storesWithoutAdmin) {
    log({ level: 'error', event: 'privacy.failed', shop, reason: 'no Admin token' });
    return 'later';
  }
  if (admin === null || ownerId === null) {
    log({ level: 'info', event: 'privacy.erased', shop, erased: 0 });
    return 'done';
  }
  const metafields = CUSTOMER_KEYS.map((key) => ({ ownerId, namespace, key }));
  const result = await metafieldsDelete(admin, { metafields });
  // A deleted customer's metafields are gone too.
  if (!result.ok && result.failure.kind !== 'userErrors') {
    log({ level: 'error', event: 'privacy.failed', shop, reason: result.failure.kind });
    return 'later';
  }
  log({ level: 'info', event: 'privacy.erased', shop, erased: result.ok ? result.value : 0 });
  return 'done';
}

async function leaveSalons({ salonDesk, payload }: PrivacyRequest): Promise<boolean> {
  const email = emailIn(payload);
  if (salonDesk === undefined || email === null) return true;
  const places = await salonDesk.people.ofEmail(email);
  const left = await Promise.all(places?.map((place) => salonDesk.leave(place)) ?? [false]);
  return left.every(Boolean) && salonDesk.proofs.forget(email);
}

/** Collections of the salons' database that name the address; null while they cannot be read. */
async function salonsThatName({
  salonDesk,
  payload,
}: PrivacyRequest): Promise<readonly string[] | null> {
  const email = emailIn(payload);
  if (salonDesk === undefined || email === null) return [];
  const [places, proofs] = await Promise.all([
    salonDesk.people.ofEmail(email),
    salonDesk.proofs.enteredBy(email),
  ]);
  if (places === null || proofs === null) return null;
  return [
    ...(places.length > 0 ? ['salonPeople'] : []),
    ...(proofs.length > 0 ? ['salonProofs'] : []),
  ];
}

/** The data is part of the shop's own customer record, which the merchant exports; this logs the keys to look for. */
async function logDataRequest(webhook: PrivacyRequest): Promise<PrivacyResult> {
  const { shop, payload, admin, namespace, log } = webhook;
  const customerId = customerIdIn(payload);
  const stored: string[] = [];
  for (const key of CUSTOMER_KEYS) {
    if (admin === null || customerId === null) break;
    const found = await customerMetafield(admin, { customerId, namespace, key });
    // A customer that is gone is not readable, and nothing of theirs is left.
    if (!found.ok && found.failure.kind !== 'unreadable') {
      log({ level: 'error', event: 'privacy.failed', shop, reason: found.failure.kind });
      return 'later';
    }
    if (found.ok && found.value !== null) stored.push(`${namespace}.${key}`);
  }
  const named = await salonsThatName(webhook);
  if (named === null) {
    log({ level: 'error', event: 'privacy.failed', shop, reason: 'people of salons' });
    return 'later';
  }
  stored.push(...named);
  const request = v.safeParse(requestSchema, payload);
  const requestNumber = request.success ? request.output.data_request.id : null;
  log({ level: 'info', event: 'privacy.asked', shop, requestNumber, kept: stored });
  return 'done';
}

function customerIdIn(payload: unknown): string | null {
  const parsed = v.safeParse(customerSchema, payload);
  const id = parsed.success ? parsed.output.customer.id : null;
  return id === null || id === undefined ? null : `gid://shopify/Customer/${id}`;
}

function emailIn(payload: unknown): string | null {
  const parsed = v.safeParse(customerSchema, payload);
  return parsed.success ? (parsed.output.customer.email ?? null) : null;
}
