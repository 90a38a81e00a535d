import type { AdminFailure } from '@lokke/shopify-admin';
import type { RequestFailure } from '@lokke/shopify-storefront';

export interface CheckedService {
  /** Name of the service: "The Storefront API". */
  readonly name: string;
  readonly address: string;
  /** The related variables. */
  readonly domainVariable: string;
  readonly tokenVariable: string;
  readonly tokenKind: string;
}

/** Explains a failure and what to do about it. */
export function explainFailure(
  failure: RequestFailure | AdminFailure,
  place: CheckedService,
): string {
  const { name, address, domainVariable } = place;
  switch (failure.kind) {
    case 'network':
      return `${name} cannot be reached at ${address} (${failure.message}). Is ${domainVariable} right, and is this machine online?`;
    case 'timeout':
      return `${name} did not answer within ${failure.timeoutInMs} ms at ${address}. UPSTREAM_TIMEOUT_MS says how long to wait.`;
    case 'throttled':
      return `${name} turns requests away because there were too many. Try again in a minute; if it lasts, look for what else asks this shop.`;
    case 'http':
      return explainStatus(failure.status, place);
    case 'unreadable':
      return `${name} answered at ${address} with something else than data (${failure.message}). Does ${domainVariable} lead to a shop, or to a page?`;
    case 'graphql':
    case 'userErrors':
      return explainDenial(failure, place);
  }
}

function explainStatus(status: number, place: CheckedService): string {
  const { name, address, domainVariable, tokenVariable, tokenKind } = place;
  switch (status) {
    case 400:
      return `${name} does not take the request (400). A shop behind a password answers so to requests without a token: is ${tokenVariable} right?`;
    case 401:
      return `${tokenVariable} is not accepted. It has to be ${tokenKind} of this very shop.`;
    case 402:
      return 'The shop is frozen until its bill at Shopify is paid.';
    case 403:
      return `The shop refuses us (403): it is closed, or ${tokenVariable} belongs to another shop.`;
    case 404:
      return `There is no shop at ${address}. Is ${domainVariable} right?`;
    case 423:
      return 'The shop is locked by Shopify. Only its owner can have it opened again.';
    default:
      return status >= 500
        ? `${name} is out of order (${status}). That is Shopify's to mend; www.shopifystatus.com says more.`
        : `${name} answers ${status}, which it never should.`;
  }
}

/** Scopes that a storefront needs. */
const SCOPES: Readonly<Record<string, string>> = {
  products: 'unauthenticated_read_product_listings, …_inventory, …_tags and …_selling_plans',
  mainMenu: 'unauthenticated_read_content',
  footerMenu: 'unauthenticated_read_content',
  customer: 'unauthenticated_read_customers',
  webhookSubscriptions: 'those of the topics (read_products, read_orders, read_discounts)',
  automaticDiscountNode: 'read_discounts',
};

function explainDenial(
  failure: Extract<RequestFailure | AdminFailure, { kind: 'graphql' | 'userErrors' }>,
  { name, tokenVariable }: CheckedService,
): string {
  const errors = failure.kind === 'graphql' ? failure.errors : failure.userErrors;
  const denied = errors.find(({ code }) => code === 'ACCESS_DENIED');
  if (denied !== undefined) {
    const [field = ''] = 'path' in denied ? pathOf(denied.path) : [];
    const scope = SCOPES[field];
    const requested = scope === undefined ? denied.message : `it lacks the scope ${scope}`;
    return `${tokenVariable} may not read ${field === '' ? 'everything' : `"${field}"`}: ${requested}.`;
  }
  return `${name} refuses a question: ${errors.map(({ message }) => message).join('; ')}.`;
}

function pathOf(path: unknown): readonly string[] {
  return Array.isArray(path) ? path.map(String) : [];
}
