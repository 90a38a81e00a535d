import { createRateLimiter, type RateLimiter } from '../../overload/index.ts';

export interface AccountLimits {
  /** By e-mail, against guessing one account from many addresses. */
  readonly loginsByEmail: RateLimiter;
  /** By IP, against guessing many accounts from one address. */
  readonly loginsByIp: RateLimiter;
  /** By IP, for registrations and requested e-mails. */
  readonly requestsOfAddress: RateLimiter;
}

const MINUTE_IN_MS = 60_000;

/** Successful logins do not count, so that a shared office address is not locked out. */
export function createAccountLimits(now: () => number): AccountLimits {
  const limit = (most: number, minutes: number) =>
    createRateLimiter({ most, windowInMs: minutes * MINUTE_IN_MS, now });
  return {
    loginsByEmail: limit(10, 15),
    loginsByIp: limit(100, 15),
    requestsOfAddress: limit(100, 60),
  };
}
