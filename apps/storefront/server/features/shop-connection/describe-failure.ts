import type { ApiErrorCode } from '@lokke/contract/errors';
import type { OperationFailure, RequestFailure } from '@lokke/shopify-storefront';

/** Maps a failed request to an error code for the visitor and a reason for the log. */
export interface ApiFailure {
  readonly code: ApiErrorCode;
  readonly reason: string;
  readonly retryAfterInSeconds?: number;
}

/** Describes a failure in one log line, without any request data. */
export function describeFailure(failure: RequestFailure | OperationFailure): string {
  switch (failure.kind) {
    case 'http':
      return `http ${failure.status}: ${failure.message}`;
    case 'graphql':
      return `graphql: ${failure.errors.map(({ code, message }) => `${code ?? '-'} ${message}`).join('; ')}`;
    case 'userErrors':
      return `refused: ${failure.userErrors.map(({ code, field, message }) => `${code ?? '-'} ${field.join('.')} ${message}`).join('; ')}`;
    default:
      return describeNoAnswer(failure);
  }
}

type NoAnswer =
  | { readonly kind: 'network' | 'unreadable'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'throttled' };

/** Describes a request without an answer in words that repeat nothing of it. */
export function describeNoAnswer(failure: NoAnswer): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return `${failure.kind}: ${failure.message}`;
    case 'timeout':
      return `timeout after ${failure.timeoutInMs} ms`;
    case 'http':
      return `http ${failure.status}`;
    case 'throttled':
      return 'throttled';
  }
}
