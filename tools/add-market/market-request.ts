import {
  API_VERSIONS,
  isLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
  type Market,
  marketOf,
  SHOP_KEYS,
} from '@lokke/domain/markets';
import { CURRENCY_CODES } from '@lokke/domain/money';

export interface Answers {
  readonly locale?: string | undefined;
  readonly like?: string | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly language?: string | undefined;
  readonly tag?: string | undefined;
  readonly apiVersion?: string | undefined;
  readonly rate?: string | undefined;
}

/** A market that can be added. */
export interface MarketRequest {
  readonly locale: string;
  readonly shop: string;
  readonly like: Market;
  readonly country: string;
  readonly countryName: string;
  readonly currency: string;
  readonly language: string;
  readonly tag: string;
  readonly apiVersion: string;
  /** Units of the currency for one unit of the model market's. */
  readonly rate: number;
}

/** Reason that keeps a market from being added: one sentence that names it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/** The markets of their own: no alias and no place for trying things. */
export const MARKETS: readonly Market[] = LOCALES.map(marketOf).filter(
  ({ locale, prefix, isIndexed, canonicalLocale }) =>
    prefix !== '' && isIndexed && canonicalLocale === locale,
);

export function readRequest(answers: Answers): MarketRequest {
  const locale = localeOf(answers.locale);
  const like = likeOf(answers.like);
  const country = countryOf(answers.country);
  const currency = currencyOf(answers.currency);
  const language = languageOf(answers.language);
  return {
    locale,
    shop: shopOf(locale, country),
    like,
    country,
    countryName: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
    currency,
    language,
    tag: tagOf(answers.tag ?? `${language}-${country}`, language, country),
    apiVersion: oneOf(API_VERSIONS, '--api-version', answers.apiVersion),
    rate: rateOf(answers.rate, currency, like),
  };
}

function localeOf(locale: string | undefined): string {
  if (locale === undefined) throw new RequestError('The locale is missing: the URL prefix, as at.');
  if (isLocale(locale)) throw new RequestError(`The locale "${locale}" is taken.`);
  if (/^[a-z]{2}(?:-[a-z]{2})?$/.test(locale)) return locale;
  throw new RequestError(`The locale must be two small letters, or two pairs, not "${locale}".`);
}

function likeOf(like: string | undefined): Market {
  const known: readonly Locale[] = MARKETS.map(({ locale }) => locale);
  return marketOf(oneOf(known, '--like', like));
}

function oneOf<T extends string>(known: readonly T[], name: string, given: string | undefined): T {
  if (given === undefined) throw new RequestError(`${name} is missing: ${known.join(', ')}.`);
  const found = known.find((one) => one === given);
  if (found !== undefined) return found;
  throw new RequestError(`${name} must be one of ${known.join(', ')}, not "${given}".`);
}

function countryOf(country: string | undefined): string {
  if (country === undefined) throw new RequestError('--country is missing: a code such as AT.');
  const isCode = /^[A-Z]{2}$/.test(country);
  const canonical = isCode ? new Intl.Locale(`und-${country}`).region : undefined;
  // A country has a time zone: not the European Union, not a code that stands for none.
  if (canonical === country && timeZonesOf(country).length > 0) return country;
  const hint = canonical === undefined || canonical === country ? '' : ` (use ${canonical})`;
  throw new RequestError(
    `--country must be a country's ISO 3166 code such as AT, not "${country}"${hint}.`,
  );
}

export function timeZonesOf(country: string): readonly string[] {
  // TypeScript does not know it yet.
  const locale: object = new Intl.Locale(`und-${country}`);
  if (!('getTimeZones' in locale) || typeof locale.getTimeZones !== 'function') return [];
  const zones: unknown = locale.getTimeZones();
  return Array.isArray(zones) ? zones.map(String) : [];
}

function currencyOf(currency: string | undefined): string {
  if (currency === undefined) throw new RequestError('--currency is missing: a code such as EUR.');
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw new RequestError(`--currency must be an ISO 4217 code such as EUR, not "${currency}".`);
  }
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  if (decimals.maximumFractionDigits !== 2) {
    throw new RequestError(
      `--currency ${currency} has ${decimals.maximumFractionDigits} decimals: amounts are hundredths in this shop, so it cannot sell in ${currency}.`,
    );
  }
  const known = CURRENCY_CODES.find((code) => code === currency);
  if (known !== undefined) return known;
  throw new RequestError(
    `--currency ${currency} has no symbol yet (there are ${CURRENCY_CODES.join(', ')}): add it to packages/domain/src/money/money.ts and to CurrencyCode in platform/src/shopify/admin/base-schema.graphql first.`,
  );
}

function languageOf(language: string | undefined): string {
  const known = LANGUAGES.find((one) => one === language);
  if (known !== undefined) return known;
  const there = LANGUAGES.join(', ');
  if (language === undefined) throw new RequestError(`--language is missing: ${there}.`);
  if (!/^[a-z]{2}$/.test(language)) {
    throw new RequestError(`--language must be one of ${there}, not "${language}".`);
  }
  throw new RequestError(
    `The shop does not speak "${language}" (it speaks ${there}): a language needs its messages in packages/i18n/messages/${language} first, as docs/adding-a-market.md says.`,
  );
}

function tagOf(tag: string, language: string, country: string): string {
  const [canonical] = Intl.getCanonicalLocales(/^[\w-]+$/.test(tag) ? tag : []);
  const locale = canonical === tag ? new Intl.Locale(tag) : null;
  if (locale?.language === language && locale.region === country) return tag;
  throw new RequestError(
    `--tag must be a language tag of "${language}" in ${country} such as ${language}-${country}, not "${tag}".`,
  );
}

function rateOf(rate: string | undefined, currency: string, like: Market): number {
  if (rate === undefined) {
    if (currency === like.currencyCode) return 1;
    throw new RequestError(
      `--rate is missing: prices of ${like.locale} are in ${like.currencyCode}, so say how many ${currency} one ${like.currencyCode} makes.`,
    );
  }
  const value = /^\d+(?:\.\d+)?$/.test(rate) ? Number(rate) : 0;
  if (value > 0 && value <= 10_000) return value;
  throw new RequestError(`--rate must be a number such as 0.95, not "${rate}".`);
}

function shopOf(locale: string, country: string): string {
  const shop = locale.length === 2 ? locale : country.toLowerCase();
  const taken = SHOP_KEYS.find((key) => key === shop);
  if (taken === undefined) return shop;
  throw new RequestError(
    `The shop "${taken}" is taken: a further language of a shop is a row by hand, as docs/adding-a-market.md says.`,
  );
}
