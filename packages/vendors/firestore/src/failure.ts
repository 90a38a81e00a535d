import type { Result, TransportFailure } from '@lokke/http-client';

/** Why the database gave no documents, in the layer where it went wrong. */
export type FirestoreFailure =
  /** There is no access token. */
  | { readonly kind: 'credentials'; readonly message: string }
  | TransportFailure
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export type FirestoreResult<Value> = Result<Value, FirestoreFailure>;
