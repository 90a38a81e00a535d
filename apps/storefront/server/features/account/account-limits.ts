import { normaliseEmail } from '@lokke/domain/accounts';
import type { Market } from '@lokke/domain/markets';
import type { KnownDevice } from '../../http/session/index.ts';
import {
  type Attempt,
  attemptAll,
  type CreateRateLimiter,
  type RateLimiter,
} from '../../shared-state/index.ts';

export interface AccountLimits {
  /** Against guessing many accounts from one network. */
  readonly loginsByNetwork: RateLimiter;
  /** Against guessing one account; a stranger's guesses do not lock its owner out elsewhere. */
  readonly loginsByAccountAndNetwork: RateLimiter;
  /** Against guessing one account from many networks, slowly enough to be no use for locking out. */
  readonly loginsByAccount: RateLimiter;
  /** Attempts on a device in which the account was logged in to before; it counts here alone. */
  readonly loginsByDevice: RateLimiter;
  /** Limits registrations and requested e-mails. */
  readonly requestsByNetwork: RateLimiter;
  /** Reads and writes of wishlist and salon: they cost points of the shop's Admin API, which all visitors share. */
  readonly customerDataByAccount: RateLimiter;
  readonly reviewsByAccount: RateLimiter;
  /** Letters that the owner of a salon has written to addresses of their choice. */
  readonly invitationsBySalon: RateLimiter;
  /** The same letters to one address, whichever salons ask for them. */
  readonly invitationsByAddress: RateLimiter;
  /** Letters of one kind to an address that anybody may name. Its owner, who has them, is not refused where strangers ask. */
  readonly lettersByAddress: RateLimiter;
  /** Photos that are drawn anew and kept. */
  readonly photosBySalon: RateLimiter;
}

const MINUTE_IN_MS = 60_000;

/** Successful logins do not count, so that a shared office address is not locked out. */
export function createAccountLimits(
  createRateLimiter: CreateRateLimiter,
  /** Professionals have accounts elsewhere, with limits of their own. */
  owner: 'customer' | 'professional',
): AccountLimits {
  const limit = (name: string, most: number, minutes: number) =>
    createRateLimiter({
      name: `${owner}-${name}`,
      most,
      windowInMs: minutes * MINUTE_IN_MS,
    });
  return {
    loginsByNetwork: limit('logins-network', 100, 15),
    loginsByAccountAndNetwork: limit('logins-account-network', 10, 15),
    loginsByAccount: limit('logins-account', 100, 60),
    loginsByDevice: limit('logins-device', 10, 15),
    requestsByNetwork: limit('requests-network', 100, 60),
    customerDataByAccount: limit('data-account', 120, 5),
    reviewsByAccount: limit('reviews-account', 20, 60),
    invitationsBySalon: limit('invitations-salon', 20, 24 * 60),
    invitationsByAddress: limit('invitations-address', 5, 24 * 60),
    lettersByAddress: limit('letters-address', 3, 60),
    photosBySalon: limit('photos-salon', 20, 24 * 60),
  };
}

/** An account's name among those of all shops. */
export function accountOf({ market }: { readonly market: Market }, email: string): string {
  return `${market.shop} ${normaliseEmail(email)}`;
}

export interface LoginPlace {
  readonly limits: AccountLimits;
  readonly network: string;
  readonly device: KnownDevice;
}

/** Counts a login before it is tried; a device known to the account is not bound by what strangers tried. */
export async function attemptLogin(
  { limits, network, device }: LoginPlace,
  account: string,
): Promise<Attempt> {
  const deviceId = await device.idFor(account);
  if (deviceId !== null) return limits.loginsByDevice.attempt(`${deviceId} ${account}`);
  return attemptAll([
    [limits.loginsByNetwork, network],
    [limits.loginsByAccountAndNetwork, `${network} ${account}`],
    [limits.loginsByAccount, account],
  ]);
}
