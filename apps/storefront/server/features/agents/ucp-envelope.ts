import { UCP_VERSION } from '@lokke/contract/agents';
import type { ApiFailure } from '../shop-connection/index.ts';
import { type AgentShop, addressIn, type ToolOutcome } from './agent-shop.ts';

export type Capability =
  | 'dev.ucp.shopping.catalog.search'
  | 'dev.ucp.shopping.catalog.lookup'
  | 'dev.ucp.shopping.cart'
  | 'dev.ucp.shopping.checkout'
  | 'dev.ucp.shopping.discount'
  | 'dev.ucp.shopping.buyer_consent';

const VERSIONS = [{ version: UCP_VERSION }];

/** Names what a reply follows. */
export function envelope(capabilities: readonly Capability[]) {
  return {
    version: UCP_VERSION,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, VERSIONS])),
  };
}

export interface AgentMessage {
  readonly type: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly content: string;
  readonly severity?: 'recoverable' | 'requires_buyer_review' | 'unrecoverable';
}

/** Outcome of a call that the shop understood and cannot fulfil. */
export function tellFailure(
  { code, content, severity = 'unrecoverable' }: Omit<AgentMessage, 'type'>,
  shop?: AgentShop,
): ToolOutcome {
  return {
    kind: 'done',
    content: {
      ucp: { version: UCP_VERSION, status: 'error' },
      messages: [{ type: 'error', code, content, severity }],
      ...(shop !== undefined && { continue_url: addressIn(shop, '/shop') }),
    },
  };
}

export const NOT_SOLD_THERE = tellFailure({
  code: 'address_undeliverable',
  content: 'The shop does not sell to this country.',
});

/** Failures that are about what was asked; all others are the shop's own. */
const ABOUT_THE_CART: Readonly<Record<string, string>> = {
  unknownCheckout: 'not_found',
  unknownVariant: 'item_unavailable',
  invalidId: 'item_unavailable',
  unknownLine: 'not_found',
  quantityTooLarge: 'quantity_unavailable',
  cartTooLarge: 'quantity_unavailable',
  cartRefused: 'item_unavailable',
  unknownSalon: 'invalid',
};

const MESSAGES: Readonly<Record<string, string>> = {
  not_found: 'There is no such cart, or it has expired.',
  item_unavailable: 'One of the items is not sold here.',
  invalid: 'There is no such salon in this market.',
  quantity_unavailable: 'There are too many units or lines for one cart.',
};

export function tellFailureOf(
  { code, retryAfterInSeconds }: ApiFailure,
  shop: AgentShop,
): ToolOutcome {
  const known = ABOUT_THE_CART[code];
  if (known !== undefined)
    return tellFailure({ code: known, content: MESSAGES[known] ?? '' }, shop);
  const isLimit = code === 'tooManyCarts' || code === 'tooManyCodes' || code === 'tooManyRequests';
  return {
    kind: 'refused',
    status: isLimit ? 429 : 503,
    message: isLimit ? 'Too many requests' : 'The shop cannot be reached just now',
    data: { retry_after: retryAfterInSeconds ?? 60 },
  };
}

export const OUT_OF_REACH: ToolOutcome = {
  kind: 'refused',
  status: 503,
  message: 'The shop cannot be reached just now',
  data: { retry_after: 60 },
};
