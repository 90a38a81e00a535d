import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { metafieldFields } from '../catalogue/resolvers/metafields.ts';
import { translate } from '../catalogue/resolvers/translate.ts';
import type { GraphqlContext, ResolverMap } from '../graphql/index.ts';
import { type Shop, shopBaseUrl } from '../shops/index.ts';
import { findPolicy } from './policies.ts';

const SHOP_TEXT = { kind: 'shop', handle: 'shop' } as const;

export interface ShopSource {
  readonly __typename: 'Shop';
  readonly id: string;
}

export function shopSource({ shop }: GraphqlContext): ShopSource {
  return { __typename: 'Shop', id: shop.id };
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

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: (_source, _args, context) => shopSource(context),
    paymentSettings: (_source, _args, context) => paymentSettings(context),
  },
  Shop: {
    ...metafieldFields((shop: ShopSource, context) => ({
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
    description: (_source, _args, context) =>
      translate(
        context,
        { ...SHOP_TEXT, key: 'description' },
        catalogueOf(context).shopRecord?.description ?? null,
      ),
    moneyFormat: (_source, _args, context) =>
      catalogueOf(context).shopRecord?.moneyFormat ?? moneyFormat(context.shop),
    primaryDomain(_source, _args, { origin, shop }) {
      const url = shopBaseUrl(origin, shop);
      return { host: new URL(url).host, url, sslEnabled: url.startsWith('https:') };
    },
    shipsToCountries: (_source, _args, context) =>
      catalogueOf(context).shopRecord?.shipsToCountries ?? [context.shop.countryCode],
    paymentSettings: (_source, _args, context) => paymentSettings(context),
    privacyPolicy: (_source, _args, context) => findPolicy(context, 'privacyPolicy'),
    refundPolicy: (_source, _args, context) => findPolicy(context, 'refundPolicy'),
    shippingPolicy: (_source, _args, context) => findPolicy(context, 'shippingPolicy'),
    termsOfService: (_source, _args, context) => findPolicy(context, 'termsOfService'),
    subscriptionPolicy: (_source, _args, context) => findPolicy(context, 'subscriptionPolicy'),
  },
};
