import type { ApiErrorCode } from '@lokke/contract/errors';
import type { OperationFailure, RequestFailure } from '@lokke/shopify-storefront';

/** Why a call of our API fails: the code for the visitor, the reason for the log. */
export interface ApiFailure {
  readonly code: ApiErrorCode;
  readonly reason: string;
}

/** A failure as one short line for the log: what failed, never what was sent. */
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
