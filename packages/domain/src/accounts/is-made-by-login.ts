export interface LoginTimes {
  /** Read from the shop's clock, in whole seconds. */
  readonly accountCreatedAtInMs: number;
  /** Read from the shop's clock, in whole seconds. */
  readonly loggedInAtInMs: number;
  /** Read from our clock, which may be ahead of the shop's or behind it. */
  readonly lastedInMs: number;
}

const PRECISION_IN_MS = 1_000;

/** Tells whether an account may have been made while its customer logged in; two seconds before cannot be told apart. */
export function isMadeByLogin({
  accountCreatedAtInMs,
  loggedInAtInMs,
  lastedInMs,
}: LoginTimes): boolean {
  return loggedInAtInMs - accountCreatedAtInMs < lastedInMs + PRECISION_IN_MS;
}
