import type { KnownDevice } from '../../http/session/index.ts';
import {
  type Attempt,
  attemptAll,
  createRateLimiter,
  type RateLimiter,
} from '../../overload/index.ts';

export interface AccountLimits {
  /** Against guessing many accounts from one network. */
  readonly loginsByNetwork: RateLimiter;
  /** Against guessing one account; a stranger's guesses do not lock its owner out elsewhere. */
  readonly loginsByAccountAndNetwork: RateLimiter;
  /** Against guessing one account from many networks, slowly enough to be no use for locking out. */
  readonly loginsByAccount: RateLimiter;
  /** Of a device in which the account was logged in to before; it counts here alone. */
  readonly loginsByDevice: RateLimiter;
  /** For registrations and requested e-mails. */
  readonly requestsByNetwork: RateLimiter;
  /** Reads and writes of wishlist and salon: they cost points of the shop's Admin API, which all visitors share. */
  readonly customerDataByAccount: RateLimiter;
  readonly reviewsByAccount: RateLimiter;
}

const MINUTE_IN_MS = 60_000;

/** Successful logins do not count, so that a shared office address is not locked out. */
export function createAccountLimits(now: () => number): AccountLimits {
  const limit = (most: number, minutes: number) =>
    createRateLimiter({ most, windowInMs: minutes * MINUTE_IN_MS, now });
  return {
    loginsByNetwork: limit(100, 15),
    loginsByAccountAndNetwork: limit(10, 15),
    loginsByAccount: limit(100, 60),
    loginsByDevice: limit(10, 15),
    requestsByNetwork: limit(100, 60),
    customerDataByAccount: limit(120, 5),
    reviewsByAccount: limit(20, 60),
  };
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
