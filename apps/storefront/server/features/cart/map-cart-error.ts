import type { RefusalCode } from '@lokke/contract/errors';
import type { GraphqlError, OperationFailure, UserError } from '@lokke/shopify-storefront';

/** What a buyer is told when the platform did not do what was asked. */
export function cartErrorCodeOf(failure: OperationFailure): RefusalCode {
  switch (failure.kind) {
    case 'timeout':
      return 'platformTimedOut';
    case 'throttled':
      return 'tooManyRequests';
    case 'graphql':
      return failure.errors.every(isAboutAnId) ? 'invalidId' : 'platformFailed';
    case 'network':
    case 'http':
    case 'unreadable':
      return 'platformFailed';
    case 'userErrors':
      return refusalOfUserErrors(failure.userErrors);
  }
}

/** Our documents are valid, so an id of the body that no shop could have given is the only way there. */
function isAboutAnId({ message }: GraphqlError): boolean {
  return /invalid (?:global )?id/i.test(message);
}

/** The field tells what was wrong: a dead cart and an unknown variant share their code. */
function refusalOfUserErrors(errors: readonly UserError[]): RefusalCode {
  for (const { code, field } of errors) {
    const last = field.at(-1);
    if (last === 'cartId') return 'unknownCheckout';
    if (last === 'merchandiseId') return 'unknownVariant';
    if (last === 'sellingPlanId' || code?.includes('SELLING_PLAN')) return 'invalidSellingPlan';
    if (code === 'INVALID_MERCHANDISE_LINE' || field.includes('lineIds')) return 'unknownLine';
    // What a body may say is checked before: only the sum with what is there can be too much.
    if (last === 'quantity') return 'quantityTooLarge';
    if (last === 'lines' || code === 'CART_TOO_LARGE') return 'cartTooLarge';
  }
  return 'cartRefused';
}
