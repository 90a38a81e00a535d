import { type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import type { PlatformContext } from '../platform-context.ts';
import type { ApiVersion, Shop } from '../shops/shop.ts';

interface GraphqlRequest {
  /** False closes some fields, as at Shopify. */
  readonly hasToken: boolean;
  readonly buyerIp: string | null;
  /** Network of who asks without a server's token, from outside. */
  readonly stranger?: string;
  /** Names the wish of a creating request: sent again, it makes nothing new. */
  readonly idempotencyKey?: string;
  /** Number on the Customer Account API of the customer whose token it is. */
  readonly customerId?: number;
}

export interface GraphqlContext extends PlatformContext {
  readonly shop: Shop;
  readonly apiVersion: ApiVersion;
  /** Language of `@inContext`, else the shop's own. */
  readonly country: string;
  readonly language: string;
  readonly visitorConsent: VisitorConsent | null;
  readonly request: GraphqlRequest;
}

/** Purposes of processing that a visitor was asked about. */
export type VisitorConsent = Readonly<Record<string, boolean>>;

export interface BuyerContext {
  readonly country: string;
  readonly language: string;
  readonly visitorConsent: VisitorConsent | null;
  /** The access token of the customer who is to see the answer. */
  readonly buyerToken: string | null;
}

/** Reads what `@inContext` on the operation asks for, else the shop's own and no buyer. */
export function parseInContext(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  shop: Shop,
): BuyerContext {
  const requested = new Map<string, string>();
  let buyerToken: string | null = null;
  let visitorConsent: VisitorConsent | null = null;
  const directive = operation.directives?.find(({ name }) => name.value === 'inContext');
  for (const argument of directive?.arguments ?? []) {
    const value: unknown = valueFromASTUntyped(argument.value, variables);
    if (typeof value === 'string') requested.set(argument.name.value, value);
    if (argument.name.value === 'buyer') buyerToken = tokenOf(value);
    if (argument.name.value === 'visitorConsent') visitorConsent = consentOf(value);
  }
  return {
    country: requested.get('country') ?? shop.countryCode,
    language: requested.get('language') ?? shop.languages[0].code,
    visitorConsent,
    buyerToken,
  };
}

function consentOf(input: unknown): VisitorConsent | null {
  const answers = Object.entries(input ?? {}).flatMap(([purpose, answer]) =>
    typeof answer === 'boolean' ? [[purpose, answer] as const] : [],
  );
  return answers.length === 0 ? null : Object.fromEntries(answers);
}

function tokenOf(buyer: unknown): string | null {
  if (typeof buyer !== 'object' || buyer === null || !('customerAccessToken' in buyer)) return null;
  return typeof buyer.customerAccessToken === 'string' ? buyer.customerAccessToken : null;
}
