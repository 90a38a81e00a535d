import type { OperationFailure } from '@lokke/shopify-storefront';

/** Logs codes and fields only: messages may repeat an e-mail address, and ids hold tokens. */
export function accountFailureReason(failure: OperationFailure): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return `${failure.kind}: ${failure.message}`;
    case 'http':
      return `http ${failure.status}`;
    case 'timeout':
      return `timeout after ${failure.timeoutInMs} ms`;
    case 'throttled':
      return 'throttled';
    case 'graphql':
      return `graphql: ${failure.errors.map(({ code, path }) => `${code ?? '-'} at ${path.join('.')}`).join('; ')}`;
    case 'userErrors':
      return `refused: ${failure.userErrors.map(({ code, field }) => `${code ?? '-'} ${field.join('.')}`).join('; ')}`;
  }
}
