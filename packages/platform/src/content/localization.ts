import { metafieldFields } from '../catalogue/resolvers/metafields.ts';
import type { GraphqlContext, ResolverMap } from '../graphql/index.ts';
import { gid } from '../ids/index.ts';
import { SHOP_KEYS, type Shop, type ShopLanguage } from '../shops/index.ts';

function languageSource({ code, name, endonym }: ShopLanguage) {
  return { isoCode: code, name, endonymName: endonym };
}

/** Each shop sells in one country: its own. */
function marketSource({ key }: Shop) {
  return { __typename: 'Market', id: gid('Market', SHOP_KEYS.indexOf(key) + 1), handle: key };
}

const IMPERIAL_COUNTRIES = ['US'];

function countrySource(shop: Shop) {
  return {
    isoCode: shop.countryCode,
    name: shop.countryName,
    unitSystem: IMPERIAL_COUNTRIES.includes(shop.countryCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    currency: {
      isoCode: shop.currencyCode,
      name: shop.currencyName,
      symbol: shop.currencySymbol,
    },
    market: marketSource(shop),
    availableLanguages: shop.languages.map(languageSource),
  };
}

function localization(_source: unknown, _args: unknown, { shop, language }: GraphqlContext) {
  const spoken = shop.languages.find(({ code }) => code === language) ?? shop.languages[0];
  return {
    country: countrySource(shop),
    language: languageSource(spoken),
    market: marketSource(shop),
    availableCountries: [countrySource(shop)],
    availableLanguages: shop.languages.map(languageSource),
  };
}

export const localizationResolvers: ResolverMap = {
  QueryRoot: { localization },
  Market: metafieldFields((market: unknown) => ({
    metafields: [],
    parent: market,
    translated: null,
  })),
};
