import type { PolicyKey } from '../catalogue/index.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { translate } from '../catalogue/resolvers/translate.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { gid } from '../ids/index.ts';
import { SHOP_KEYS, shopBaseUrl } from '../shops/index.ts';

export interface PolicySource {
  readonly __typename: 'ShopPolicy';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export const POLICY_KEYS: readonly PolicyKey[] = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
  'subscriptionPolicy',
];

/** A shop has one policy of a kind, so its id follows from both. */
function policyNumber({ shop }: GraphqlContext, key: PolicyKey): number {
  return SHOP_KEYS.indexOf(shop.key) * 10 + POLICY_KEYS.indexOf(key) + 1;
}

export function findPolicy(context: GraphqlContext, key: PolicyKey): PolicySource | null {
  const policy = catalogueOf(context).shopRecord?.policies[key];
  if (policy === undefined) return null;
  const text = (field: string, original: string) =>
    translate(context, { kind: 'shop', handle: 'shop', key: `${key}.${field}` }, original);
  return {
    __typename: 'ShopPolicy',
    id: gid('ShopPolicy', policyNumber(context, key)),
    handle: policy.handle,
    title: text('title', policy.title),
    body: text('body', policy.bodyHtml),
    url: `${shopBaseUrl(context.origin, context.shop)}/policies/${policy.handle}`,
  };
}
