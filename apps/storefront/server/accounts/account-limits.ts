import { type AttemptLimiter, createAttemptLimiter } from '../attempts/attempt-limiter.ts';

export interface AccountLimits {
  /** By e-mail: a known account is no easier to guess at from many places. */
  readonly loginsOfAccount: AttemptLimiter;
  /** By network address: a place is no better at guessing over many accounts. */
  readonly loginsOfAddress: AttemptLimiter;
  /** Registrations, and mails asked for. */
  readonly requestsOfAddress: AttemptLimiter;
}

const MINUTE_IN_MS = 60_000;

/** Logins that succeed do not count, so a household or an office does not stand in its own way. */
export function createAccountLimits(now: () => number): AccountLimits {
  const limit = (most: number, minutes: number) =>
    createAttemptLimiter({ most, windowInMs: minutes * MINUTE_IN_MS, now });
  return {
    loginsOfAccount: limit(10, 15),
    loginsOfAddress: limit(100, 15),
    requestsOfAddress: limit(100, 60),
  };
}
