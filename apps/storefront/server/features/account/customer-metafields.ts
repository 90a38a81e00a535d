import type { AccountOutcome } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { cleanWishlist, type Wishlist } from '@lokke/domain/wishlist';
import { parseJson } from '@lokke/http-client';
import { type AdminFailure, customerMetafield, metafieldsSet } from '@lokke/shopify-admin';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { type Identity, requireIdentity } from './identify.ts';

const NAMESPACE = 'lokke';

/** Whether it could be read: whoever takes a failure for emptiness would write over what is there. */
export type Kept<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false };

export async function readWishlist(
  source: AccountContext,
  email: string,
): Promise<AccountOutcome<Kept<Wishlist>>> {
  return withOwner(source, email, async (owner) => {
    const kept = await readKept(source, owner, 'wishlist');
    return succeed(kept.isRead ? { isRead: true, value: cleanWishlist(kept.value) } : kept);
  });
}

export async function writeWishlist(
  source: AccountContext,
  email: string,
  productIds: readonly string[],
): Promise<AccountOutcome<Wishlist>> {
  return withOwner(source, email, async (owner) => {
    const wishlist = cleanWishlist(productIds);
    const isWritten = await writeKept(source, owner, 'wishlist', wishlist);
    return isWritten ? succeed(wishlist) : fail('wishlistNotSaved');
  });
}

export async function readSalon(
  source: AccountContext,
  email: string,
): Promise<AccountOutcome<Kept<unknown>>> {
  return withOwner(source, email, async (owner) => {
    const kept = await readKept(source, owner, 'salon');
    return succeed(kept.isRead ? { isRead: true, value: salonIn(kept.value) } : kept);
  });
}

/** What is kept is an object, so that "no salon" can be kept too. */
function salonIn(kept: unknown): unknown {
  return typeof kept === 'object' && kept !== null && 'salon' in kept ? kept.salon : null;
}

/** Null when it could not be written (spec §8). */
export async function writeSalon(
  source: AccountContext,
  email: string,
  salon: unknown,
): Promise<AccountOutcome<unknown>> {
  return withOwner(source, email, async (owner) =>
    succeed((await writeKept(source, owner, 'salon', { salon })) ? salon : null),
  );
}

/** As specified, anyone could read and write by an e-mail; here only whoever owns it. */
async function withOwner<Value>(
  source: AccountContext,
  email: string,
  work: (owner: Identity) => Promise<AccountOutcome<Value>>,
): Promise<AccountOutcome<Value>> {
  const identified = await requireIdentity(source);
  if (!identified.ok) return identified;
  const { value: owner } = identified;
  return normaliseEmail(owner.email) === normaliseEmail(email) ? work(owner) : fail('notYours');
}

async function readKept(
  source: AccountContext,
  { customerId }: Identity,
  key: string,
): Promise<Kept<unknown>> {
  if (source.admin === null) return { isRead: false };
  const result = await customerMetafield(source.admin, { customerId, namespace: NAMESPACE, key });
  if (result.ok) return { isRead: true, value: parseJson(result.value) };
  logFailure(source, `read ${key}`, result.failure);
  return { isRead: false };
}

async function writeKept(
  source: AccountContext,
  { customerId }: Identity,
  key: string,
  value: unknown,
): Promise<boolean> {
  if (source.admin === null) return false;
  const result = await metafieldsSet(source.admin, [
    { ownerId: customerId, namespace: NAMESPACE, key, type: 'json', value: JSON.stringify(value) },
  ]);
  if (!result.ok) logFailure(source, `write ${key}`, result.failure);
  return result.ok;
}

function logFailure({ log, market }: AccountContext, what: string, failure: AdminFailure): void {
  const detail = 'status' in failure ? ` ${failure.status}` : '';
  const reason = `${failure.kind}${detail}`;
  log({ level: 'error', event: 'customer-data.failed', shop: market.shop, what, reason });
}
