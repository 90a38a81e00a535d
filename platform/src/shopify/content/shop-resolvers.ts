import {
  type FieldResolver,
  type GraphqlContext,
  gid,
  type ResolverMap,
  SHOP_KEYS,
  type Shop,
  shopBaseUrl,
} from '../../protocol/index.ts';
import {
  catalogueOf,
  metafieldFields,
  POLICY_KEYS,
  type PolicyKey,
  translate,
} from '../catalogue/index.ts';

/** A shop has one policy of a kind, so its id follows from both. */
function policyNumber({ shop }: GraphqlContext, key: PolicyKey): number {
  return SHOP_KEYS.indexOf(shop.key) * 10 + POLICY_KEYS.indexOf(key) + 1;
}

export function findPolicy(context: GraphqlContext, key: PolicyKey) {
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

const SHOP_TEXT = { kind: 'shop', handle: 'shop' } as const;

export function toGraphqlShop({ shop }: GraphqlContext) {
  return { __typename: 'Shop', id: shop.id };
}

export function shopSlogan(context: GraphqlContext): string | null {
  const own = catalogueOf(context).shopRecord?.slogan ?? null;
  return translate(context, { ...SHOP_TEXT, key: 'slogan' }, own);
}

export function shopDescription(context: GraphqlContext): string | null {
  const own = catalogueOf(context).shopRecord?.description ?? null;
  return translate(context, { ...SHOP_TEXT, key: 'description' }, own);
}

function paymentSettings({ shop, origin }: GraphqlContext) {
  return {
    countryCode: shop.countryCode,
    currencyCode: shop.currencyCode,
    enabledPresentmentCurrencies: [shop.currencyCode],
    // The checkout's test payment takes these test cards.
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
    supportedDigitalWallets: [],
    shopifyPaymentsAccountId: null,
    cardVaultUrl: `${shopBaseUrl(origin, shop)}/sessions`,
  };
}

function moneyFormat({ currencySymbol }: Shop): string {
  return `${currencySymbol}{{amount}}`;
}

const policyFields: Readonly<Record<string, FieldResolver>> = Object.fromEntries(
  POLICY_KEYS.map((key) => [key, (_source, _args, context) => findPolicy(context, key)]),
);

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: (_source, _args, context) => toGraphqlShop(context),
    paymentSettings: (_source, _args, context) => paymentSettings(context),
  },
  Shop: {
    ...metafieldFields((shop: object, context) => ({
      metafields: catalogueOf(context).shopRecord?.metafields ?? [],
      parent: shop,
      translated: SHOP_TEXT,
    })),
    name: (_source, _args, context) =>
      translate(
        context,
        { ...SHOP_TEXT, key: 'name' },
        catalogueOf(context).shopRecord?.name ?? context.shop.name,
      ),
    description: (_source, _args, context) => shopDescription(context),
    moneyFormat: (_source, _args, context) =>
      catalogueOf(context).shopRecord?.moneyFormat ?? moneyFormat(context.shop),
    primaryDomain(_source, _args, { origin, shop }) {
      const url = shopBaseUrl(origin, shop);
      return { host: new URL(url).host, url, sslEnabled: url.startsWith('https:') };
    },
    shipsToCountries: (_source, _args, context) =>
      catalogueOf(context).shopRecord?.shipsToCountries ?? [context.shop.countryCode],
    paymentSettings: (_source, _args, context) => paymentSettings(context),
    ...policyFields,
    // There is no vanity domain.
    customerAccountUrl: () => null,
    customerAccountTranslations: () => null,
    socialLoginProviders: () => [],
  },
};
