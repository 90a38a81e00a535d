import type { AccountError, AccountOutcome, Loaded, SalonList } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { accountSalonOf, type NamedSalon, REMOVED_SALON } from '@lokke/domain/salons';
import { cleanWishlist, type Wishlist } from '@lokke/domain/wishlist';
import { parseJson } from '@lokke/http-client';
import { type AdminFailure, customerMetafield, metafieldsSet } from '@lokke/shopify-admin';
import type { AccountContext } from './account-context.ts';
import { fail, rateLimited, succeed } from './account-result.ts';
import { type Identity, requireIdentity } from './identify.ts';
import { accountOf } from './start-session.ts';

const NAMESPACE = 'lokke';

/** False when reading failed, so that callers do not overwrite data they have not seen. */
export type ReadOutcome<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false };

export async function readWishlist(
  source: AccountContext,
  email: string,
): Promise<AccountOutcome<ReadOutcome<Wishlist>>> {
  return readOfOwner(source, email, async (owner) => {
    const read = await readMetafield(source, owner, 'wishlist');
    return read.isRead ? { isRead: true, value: cleanWishlist(read.value) } : read;
  });
}

export async function writeWishlist(
  source: AccountContext,
  email: string,
  productIds: readonly string[],
): Promise<AccountOutcome<Wishlist>> {
  return withOwner(source, email, async (owner) => {
    const wishlist = cleanWishlist(productIds);
    const isWritten = await writeMetafield(source, owner, 'wishlist', wishlist);
    return isWritten ? succeed(wishlist) : fail('wishlistNotSaved');
  });
}

export async function readSalon(
  source: AccountContext,
  email: string,
): Promise<AccountOutcome<ReadOutcome<unknown>>> {
  return readOfOwner(source, email, async (owner) => {
    const read = await readMetafield(source, owner, 'salon');
    return read.isRead ? { isRead: true, value: salonIn(read.value) } : read;
  });
}

/** Stored as an object, so that "no salon" can be stored too. */
function salonIn(read: unknown): unknown {
  return typeof read === 'object' && read !== null && 'salon' in read ? read.salon : null;
}

export interface SalonChoice {
  readonly salon: unknown;
  /** The salons of the market. */
  readonly listOf: () => Promise<Loaded<Pick<SalonList, 'byNumber'>>>;
}

type StoredSalon = NamedSalon | typeof REMOVED_SALON | null;

/** Stores a salon of the market, or none. Returns null when that failed (spec §8). */
export async function writeSalon(
  source: AccountContext,
  email: string,
  choice: SalonChoice,
): Promise<AccountOutcome<StoredSalon>> {
  const outcome = await withOwner(source, email, async (owner) => {
    const checked = await checkSalon(choice);
    if (!checked.ok) return checked;
    const salon = checked.value;
    return succeed((await writeMetafield(source, owner, 'salon', { salon })) ? salon : null);
  });
  const isRefused = !outcome.ok && (isAboutTheVisitor(outcome) || isAboutTheSalon(outcome));
  return outcome.ok || isRefused ? outcome : succeed(null);
}

async function checkSalon({ salon, listOf }: SalonChoice): Promise<AccountOutcome<StoredSalon>> {
  if (salon === null) return succeed(null);
  const given = accountSalonOf(salon);
  if (given.kind === 'unset') return fail('missingSalon');
  if (given.kind === 'removed') return succeed(REMOVED_SALON);
  const loaded = await listOf();
  if (loaded.kind !== 'found') return fail('salonsNotLoaded');
  const known = loaded.value.byNumber(given.salon.salonNo);
  if (known === null) return fail('unknownSalon');
  return succeed({ salonNo: known.salonNo, salonName: known.salonName });
}

/** Spec §7 identifies customers by e-mail; here the session also has to match it. */
async function withOwner<Value>(
  source: AccountContext,
  email: string,
  work: (owner: Identity) => Promise<AccountOutcome<Value>>,
): Promise<AccountOutcome<Value>> {
  const identified = await requireIdentity(source);
  if (!identified.ok) return identified;
  const { value: owner } = identified;
  if (normaliseEmail(owner.email) !== normaliseEmail(email)) return fail('notYours');
  const attempt = source.limits.customerDataByAccount.attempt(accountOf(source, owner.email));
  return attempt.isAllowed
    ? work(owner)
    : rateLimited('tooManyRequests', attempt.retryAfterInSeconds);
}

/** A customer who cannot be identified just now is a failed read, too (spec §8). */
async function readOfOwner<Value>(
  source: AccountContext,
  email: string,
  read: (owner: Identity) => Promise<ReadOutcome<Value>>,
): Promise<AccountOutcome<ReadOutcome<Value>>> {
  const outcome = await withOwner(source, email, async (owner) => succeed(await read(owner)));
  return outcome.ok || isAboutTheVisitor(outcome) ? outcome : succeed({ isRead: false });
}

function isAboutTheVisitor({ code }: AccountError): boolean {
  return code === 'notLoggedIn' || code === 'notYours' || code === 'tooManyRequests';
}

function isAboutTheSalon({ code }: AccountError): boolean {
  return code === 'missingSalon' || code === 'unknownSalon';
}

async function readMetafield(
  source: AccountContext,
  { customerId }: Identity,
  key: string,
): Promise<ReadOutcome<unknown>> {
  if (source.admin === null) return { isRead: false };
  const result = await customerMetafield(source.admin, { customerId, namespace: NAMESPACE, key });
  if (result.ok) return { isRead: true, value: parseJson(result.value) };
  logFailure(source, `read ${key}`, result.failure);
  return { isRead: false };
}

async function writeMetafield(
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

export function logFailure(
  { log, market }: AccountContext,
  what: string,
  failure: AdminFailure,
): void {
  const detail = 'status' in failure ? ` ${failure.status}` : '';
  const reason = `${failure.kind}${detail}`;
  log({ level: 'error', event: 'customer-data.failed', shop: market.shop, what, reason });
}
