export interface LoginTimes {
  /** By the shop's clock, in whole seconds. */
  readonly accountCreatedAtInMs: number;
  /** By the shop's clock, in whole seconds. */
  readonly loggedInAtInMs: number;
  /** By ours, which may be ahead of the shop's or behind it. */
  readonly lastedInMs: number;
}

const PRECISION_IN_MS = 1_000;

/** Whether an account may have been made while its customer logged in; two seconds before cannot be told apart. */
export function isMadeByLogin({
  accountCreatedAtInMs,
  loggedInAtInMs,
  lastedInMs,
}: LoginTimes): boolean {
  return loggedInAtInMs - accountCreatedAtInMs < lastedInMs + PRECISION_IN_MS;
}
