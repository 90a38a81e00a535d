import type { Verdict } from '@lokke/patience';
import type { AdminFailure } from './failure.ts';

/** What a failure of the Admin API says about trying again. */
export function judge(failure: AdminFailure): Verdict {
  switch (failure.kind) {
    case 'throttled':
      return { kind: 'turnedAway', waitInMs: failure.retryAfterInMs };
    case 'http':
      // A gateway that had nobody to hand the request to.
      if (failure.status === 503) return { kind: 'turnedAway', waitInMs: null };
      return failure.status >= 500 ? { kind: 'broken' } : { kind: 'final' };
    case 'network':
      return { kind: 'broken' };
    case 'timeout':
    case 'unreadable':
    case 'graphql':
    case 'userErrors':
      return { kind: 'final' };
  }
}
