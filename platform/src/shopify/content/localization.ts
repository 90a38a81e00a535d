import {
  type GraphqlContext,
  gid,
  type ResolverMap,
  SHOP_KEYS,
  type Shop,
  type ShopLanguage,
} from '../../protocol/index.ts';
import { metafieldFields } from '../catalogue/index.ts';

function toGraphqlLanguage({ code, name, endonym }: ShopLanguage) {
  return { isoCode: code, name, endonymName: endonym };
}

/** Each shop sells in one country: its own. */
function toGraphqlMarket({ key }: Shop) {
  return { __typename: 'Market', id: gid('Market', SHOP_KEYS.indexOf(key) + 1), handle: key };
}

const IMPERIAL_COUNTRIES = ['US'];

function toGraphqlCountry(shop: Shop) {
  return {
    isoCode: shop.countryCode,
    name: shop.countryName,
    unitSystem: IMPERIAL_COUNTRIES.includes(shop.countryCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    currency: {
      isoCode: shop.currencyCode,
      name: shop.currencyName,
      symbol: shop.currencySymbol,
    },
    market: toGraphqlMarket(shop),
    availableLanguages: shop.languages.map(toGraphqlLanguage),
    defaultLanguage: toGraphqlLanguage(shop.languages[0]),
  };
}

function localization(_source: unknown, _args: unknown, { shop, language }: GraphqlContext) {
  const spoken = shop.languages.find(({ code }) => code === language) ?? shop.languages[0];
  return {
    country: toGraphqlCountry(shop),
    language: toGraphqlLanguage(spoken),
    market: toGraphqlMarket(shop),
    availableCountries: [toGraphqlCountry(shop)],
    availableLanguages: shop.languages.map(toGraphqlLanguage),
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
