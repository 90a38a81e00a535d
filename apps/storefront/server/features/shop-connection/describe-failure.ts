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
    case 'network':
    case 'unreadable':
      return `${failure.kind}: ${failure.message}`;
    case 'timeout':
      return `timeout after ${failure.timeoutInMs} ms`;
    case 'throttled':
      return 'throttled';
    case 'http':
      return `http ${failure.status}: ${failure.message}`;
    case 'graphql':
      return `graphql: ${failure.errors.map(({ code, message }) => `${code ?? '-'} ${message}`).join('; ')}`;
    case 'userErrors':
      return `refused: ${failure.userErrors.map(({ code, field, message }) => `${code ?? '-'} ${field.join('.')} ${message}`).join('; ')}`;
  }
}
