import type { Result, TransportFailure } from '@lokke/http-client';

/** Why there is no content, in the layer where it went wrong. */
export type ContentFailure =
  | TransportFailure
  /** The service reports one of its own errors: `AccessTokenInvalid`, `InvalidQuery`. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly id: string;
      readonly message: string;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export type ContentResult<Value> = Result<Value, ContentFailure>;

/** Carries a failure through Contentful's client, which throws. */
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
