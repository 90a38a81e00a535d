import type { Result, TransportFailure } from '@lokke/http-client';

/** Why the database gave no documents, in the layer where it went wrong. */
export type FirestoreFailure =
  /** There is no access token. */
  | { readonly kind: 'credentials'; readonly message: string }
  | TransportFailure
  | {
      readonly kind: 'http';
      readonly status: number;
      /** Name of the error, such as `NOT_FOUND`; empty where there is none. */
      readonly code: string;
      readonly message: string;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export type FirestoreResult<Value> = Result<Value, FirestoreFailure>;
