import type { Verdict } from '@lokke/patience';

/** Why there is no content, in the layer where it went wrong. */
export type ContentFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  /** The service answered with one of its own errors: `AccessTokenInvalid`, `InvalidQuery`. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly id: string;
      readonly message: string;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ContentFailure };

/** Contentful's client throws; this is what it throws of ours. */
export class RequestFailed extends Error {
  readonly failure: ContentFailure;

  constructor(failure: ContentFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export function failureOf(error: unknown): ContentFailure {
  if (error instanceof RequestFailed) return error.failure;
  // JSON of another shape than the client takes for granted.
  return { kind: 'unreadable', message: error instanceof Error ? error.message : String(error) };
}

/** What a failure of the Delivery API says about trying again. */
export function judge(failure: ContentFailure): Verdict {
  switch (failure.kind) {
    case 'refused':
      if (failure.status === 429 || failure.status === 503) {
        return { kind: 'turnedAway', waitInMs: failure.retryAfterInMs };
      }
      return failure.status >= 500 ? { kind: 'broken' } : { kind: 'final' };
    case 'network':
      return { kind: 'broken' };
    case 'timeout':
    case 'unreadable':
      return { kind: 'final' };
  }
}
