import { causeMessage, fail, type GraphqlFailure, type Result, succeed } from '@lokke/http-client';
import type { AdminToken } from './request-token.ts';

/** Gives the token to send; called with one that the shop refused, another if there is one. */
export type AdminTokenSource = (refused?: string) => Promise<Result<string, GraphqlFailure>>;

type TokenResult = Result<AdminToken, GraphqlFailure>;

export interface RenewTokensOptions {
  readonly request: () => Promise<TokenResult>;
  /** Has one of several servers request the token that follows this one, and the others take it over. */
  readonly share?: (
    before: AdminToken | null,
    request: () => Promise<TokenResult>,
  ) => Promise<TokenResult>;
  /** Milliseconds since 1970. */
  readonly nowInMs: () => number;
  readonly onRenewed?: (result: TokenResult) => void;
}

/** Renewed behind the back of whoever asks, with time for an outage of the shop. */
const AHEAD_IN_MS = 30 * 60_000;
/** A request on its way should still arrive in time. */
const LAST_IN_MS = 60_000;
/** A shop that refuses is not asked by every call. */
const PAUSE_IN_MS = 10_000;

/** Holds a shop's token and renews it: one renewal at a time, ahead of the end, and at once after a refusal. */
export function renewTokens({
  request,
  share = (_before, ask) => ask(),
  nowInMs,
  onRenewed = () => undefined,
}: RenewTokensOptions): AdminTokenSource {
  let held: AdminToken | null = null;
  let renewal: Promise<TokenResult> | null = null;
  let failed: { readonly result: TokenResult; readonly atInMs: number } | null = null;
  let refusedAtInMs = Number.NEGATIVE_INFINITY;

  const renew = (): Promise<TokenResult> => {
    renewal ??= share(held, request)
      .catch((error: unknown) => fail({ kind: 'network', message: causeMessage(error) } as const))
      .then((result) => {
        renewal = null;
        failed = result.ok ? null : { result, atInMs: nowInMs() };
        if (result.ok) held = result.value;
        onRenewed(result);
        return result;
      });
    return renewal;
  };
  const tokenOf = (result: TokenResult) => (result.ok ? succeed(result.value.accessToken) : result);

  return async (refused) => {
    const isRefused = held !== null && held.accessToken === refused;
    const leftInMs = held === null || isRefused ? 0 : held.endsAtInMs - nowInMs();
    if (held !== null && leftInMs > AHEAD_IN_MS) return succeed(held.accessToken);
    const isPaused = failed !== null && nowInMs() - failed.atInMs < PAUSE_IN_MS;
    if (held !== null && leftInMs > LAST_IN_MS) {
      if (!isPaused) void renew();
      return succeed(held.accessToken);
    }
    if (failed !== null && isPaused) return tokenOf(failed.result);
    if (held !== null && isRefused && renewal === null) {
      // A second token that is refused as well would not be helped by a third.
      if (nowInMs() - refusedAtInMs < PAUSE_IN_MS) return succeed(held.accessToken);
      refusedAtInMs = nowInMs();
    }
    return tokenOf(await renew());
  };
}
