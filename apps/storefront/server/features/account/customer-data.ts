import type { AccountError, AccountOutcome, ReadOutcome, SalonChoice } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import { accountSalonOf, type NamedSalon, REMOVED_SALON } from '@lokke/domain/salons';
import { cleanWishlist, type Wishlist } from '@lokke/domain/wishlist';
import { type AccountBackend, type Identity, requireIdentity } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { accountOf } from './account-limits.ts';
import { fail, rateLimited, succeed } from './account-result.ts';

/** Metafields that the storefront keeps for a customer (see docs/data-protection.md). */
export const CUSTOMER_KEYS = ['wishlist', 'salon', 'hair_profile', 'routine'] as const;

type Context = Pick<AccountContext, 'limits' | 'market'>;
type Backend = Pick<AccountBackend, 'identify' | 'readMetafield' | 'writeMetafield'>;

export async function readWishlist(
  source: Context,
  backend: Backend,
  email: string,
): Promise<AccountOutcome<ReadOutcome<Wishlist>>> {
  return readOfOwner(source, backend, email, async (owner) => {
    const read = await backend.readMetafield(owner, 'wishlist');
    return read.isRead ? { isRead: true, value: cleanWishlist(read.value) } : read;
  });
}

export async function writeWishlist(
  source: Context,
  backend: Backend,
  { email, productIds }: { readonly email: string; readonly productIds: readonly string[] },
): Promise<AccountOutcome<Wishlist>> {
  return withOwner(source, backend, email, async (owner) => {
    const wishlist = cleanWishlist(productIds);
    const isWritten = await backend.writeMetafield(owner, 'wishlist', wishlist);
    return isWritten ? succeed(wishlist) : fail('wishlistNotSaved');
  });
}

export async function readSalon(
  source: Context,
  backend: Backend,
  email: string,
): Promise<AccountOutcome<ReadOutcome<unknown>>> {
  return readOfOwner(source, backend, email, async (owner) => {
    const read = await backend.readMetafield(owner, 'salon');
    return read.isRead ? { isRead: true, value: salonIn(read.value) } : read;
  });
}

/** Stored as an object, so that "no salon" can be stored too. */
function salonIn(read: unknown): unknown {
  return typeof read === 'object' && read !== null && 'salon' in read ? read.salon : null;
}

type StoredSalon = NamedSalon | typeof REMOVED_SALON | null;

/** Stores a salon of the market, or none. Returns null when that failed (spec §8). */
export async function writeSalon(
  source: Context,
  backend: Backend,
  { email, ...choice }: SalonChoice & { readonly email: string },
): Promise<AccountOutcome<StoredSalon>> {
  const outcome = await withOwner(source, backend, email, async (owner) => {
    const checked = await checkSalon(choice);
    if (!checked.ok) return checked;
    const salon = checked.value;
    return succeed((await backend.writeMetafield(owner, 'salon', { salon })) ? salon : null);
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
  source: Context,
  backend: Backend,
  email: string,
  work: (owner: Identity) => Promise<AccountOutcome<Value>>,
): Promise<AccountOutcome<Value>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  const isOwner = normaliseEmail(identified.value.email) === normaliseEmail(email);
  return isOwner ? withinLimit(source, identified.value, work) : fail('notYours');
}

/** Values that a customer chose to keep, of the customer who is logged in. */
type KeptKey = Extract<(typeof CUSTOMER_KEYS)[number], 'hair_profile' | 'routine'>;

export async function readKept<Value>(
  source: Context,
  backend: Backend,
  key: KeptKey,
  readAs: (stored: unknown) => Value | null,
): Promise<AccountOutcome<Value | null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  return withinLimit(source, identified.value, async (owner) => {
    const read = await backend.readMetafield(owner, key);
    return succeed(read.isRead ? readAs(read.value) : null);
  });
}

export async function keep(
  source: Context,
  backend: Backend,
  key: KeptKey,
  value: object | null,
): Promise<AccountOutcome<null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  return withinLimit(source, identified.value, async (owner) => {
    // Written, not removed: the customers of new accounts may write their own fields only.
    const isWritten = await backend.writeMetafield(owner, key, value ?? {});
    return isWritten ? succeed(null) : fail('platformFailed');
  });
}

/** Each read or write costs points of the shop's Admin API. */
export async function withinLimit<Value>(
  source: Context,
  owner: Identity,
  work: (owner: Identity) => Promise<AccountOutcome<Value>>,
): Promise<AccountOutcome<Value>> {
  const attempt = await source.limits.customerDataByAccount.attempt(accountOf(source, owner.email));
  return attempt.isAllowed
    ? work(owner)
    : rateLimited('tooManyRequests', attempt.retryAfterInSeconds);
}

/** A customer who cannot be identified just now is a failed read, too (spec §8). */
async function readOfOwner<Value>(
  source: Context,
  backend: Backend,
  email: string,
  read: (owner: Identity) => Promise<ReadOutcome<Value>>,
): Promise<AccountOutcome<ReadOutcome<Value>>> {
  const outcome = await withOwner(source, backend, email, async (owner) =>
    succeed(await read(owner)),
  );
  return outcome.ok || isAboutTheVisitor(outcome) ? outcome : succeed({ isRead: false });
}

function isAboutTheVisitor({ code }: AccountError): boolean {
  return code === 'notLoggedIn' || code === 'notYours' || code === 'tooManyRequests';
}

function isAboutTheSalon({ code }: AccountError): boolean {
  return code === 'missingSalon' || code === 'unknownSalon';
}

export function logFailure(
  { log, market }: Pick<AccountContext, 'log' | 'market'>,
  what: string,
  failure: { readonly kind: string; readonly status?: number },
): void {
  const reason = failure.status === undefined ? failure.kind : `${failure.kind} ${failure.status}`;
  log({ level: 'error', event: 'customer-data.failed', shop: market.shop, what, reason });
}
