import { createRateLimiter, type RateLimiter } from '../../overload/index.ts';

export interface AccountLimits {
  /** By e-mail: a known account is no easier to guess at from many places. */
  readonly loginsByEmail: RateLimiter;
  /** By network address: a place is no better at guessing over many accounts. */
  readonly loginsByIp: RateLimiter;
  /** Registrations, and mails asked for. */
  readonly requestsOfAddress: RateLimiter;
}

const MINUTE_IN_MS = 60_000;

/** Logins that succeed do not count, so a household or an office does not stand in its own way. */
export function createAccountLimits(now: () => number): AccountLimits {
  const limit = (most: number, minutes: number) =>
    createRateLimiter({ most, windowInMs: minutes * MINUTE_IN_MS, now });
  return {
    loginsByEmail: limit(10, 15),
    loginsByIp: limit(100, 15),
    requestsOfAddress: limit(100, 60),
  };
}
