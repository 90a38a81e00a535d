import type { Verdict } from '@lokke/patience';

/** Why the database gave no documents, in the layer where it went wrong. */
export type DocumentsFailure =
  /** There is no token to ask with. */
  | { readonly kind: 'credentials'; readonly message: string }
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'unreadable'; readonly message: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: DocumentsFailure };

/** What a failure of Firestore says about trying again. */
export function judge(failure: DocumentsFailure): Verdict {
  switch (failure.kind) {
    case 'http':
      return judgeStatus(failure.status, failure.retryAfterInMs);
    case 'network':
      return { kind: 'broken' };
    case 'credentials':
    case 'timeout':
    case 'unreadable':
      return { kind: 'final' };
  }
}

function judgeStatus(status: number, waitInMs: number | null): Verdict {
  // RESOURCE_EXHAUSTED and UNAVAILABLE, as Firestore calls them.
  if (status === 429 || status === 503) return { kind: 'turnedAway', waitInMs };
  return status >= 500 ? { kind: 'broken' } : { kind: 'final' };
}
