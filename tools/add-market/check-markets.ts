import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flagCountryOf, type Market, SHOP_KEYS } from '@lokke/domain/markets';
import { MARKETS } from './market-request.ts';
import {
  DEMO,
  DRAFT,
  flagPath,
  MESSAGES,
  marketFactsPath,
  SETTINGS,
  SHOPS,
  settingNames,
} from './paths.ts';
import { isObject, listAt, listIn, objectAt, objectIn, textAt } from './tree.ts';

export interface Finding {
  readonly locale: string;
  /** A draft works, and a person must still write it. */
  readonly kind: 'missing' | 'draft';
  readonly sentence: string;
}

type Check = (root: string, market: Market) => readonly string[];

/** Lists what each market still lacks. */
export function checkMarkets(root: string, markets = MARKETS): readonly Finding[] {
  return markets.flatMap((market) => [
    ...MISSING.flatMap((check) => check(root, market)).map((sentence) =>
      finding(market, 'missing', sentence),
    ),
    ...drafts(root, market).map((sentence) => finding(market, 'draft', sentence)),
  ]);
}

function finding({ locale }: Market, kind: Finding['kind'], sentence: string): Finding {
  return { locale, kind, sentence };
}

const shopRow: Check = (root, market) => {
  const row = objectAt(root, SHOPS)[market.shop];
  if (!isObject(row)) return [`shop row: ${SHOPS} has no "${market.shop}".`];
  const wrong = (['countryCode', 'currencyCode', 'apiVersion'] as const)
    .filter((name) => row[name] !== market[name])
    .map((name) => `shop row: ${name} is "${row[name]}" in ${SHOPS}, not "${market[name]}".`);
  const { prefix, locale, language } = market;
  const prefixes = objectIn(row['prefixes'], `${SHOPS}: ${market.shop}.prefixes`);
  const languages = listIn(row['languages'], `${SHOPS}: ${market.shop}.languages`);
  return [
    ...wrong,
    ...(prefixes[locale] === prefix ? [] : [`shop row: ${SHOPS} has no prefix "${prefix}".`]),
    ...(languages.includes(language) ? [] : [`shop row: ${SHOPS} has no language "${language}".`]),
  ];
};

const shippingRates: Check = (root, { shop }) => {
  const row = objectAt(root, SHOPS)[shop];
  const delivery = isObject(row) && isObject(row['delivery']) ? row['delivery'] : {};
  return ['standardInMinorUnits', 'freeFromInMinorUnits', 'expressInMinorUnits']
    .filter((name) => !Number.isSafeInteger(delivery[name]))
    .map((name) => `shipping rates: ${SHOPS} has no ${shop}.delivery.${name}.`);
};

const prices: Check = (root, { shop }) =>
  ['prices.csv', 'stock.csv']
    .map((name) => `${DEMO}/catalogue/${name}`)
    .filter((path) => !(textAt(root, path).split('\n', 1)[0] ?? '').split(',').includes(shop))
    .map((path) => `shop row: ${path} has no column "${shop}".`);

const gift: Check = (root, { shop }) =>
  isObject(objectAt(root, `${DEMO}/shops.json`)[shop])
    ? []
    : [`shop row: ${DEMO}/shops.json has no "${shop}".`];

const contentLocale: Check = (root, { languageTag }) => {
  const path = `${DEMO}/content/model.json`;
  const codes = listIn(objectAt(root, path)['locales'], path).map(
    (locale) => objectIn(locale, path)['code'],
  );
  return codes.includes(languageTag) ? [] : [`content: ${path} has no locale "${languageTag}".`];
};

const legalTexts: Check = (root, { shop, locale, languageTag }) => {
  const path = marketFactsPath(shop);
  if (!existsSync(join(root, path))) return [`legal texts: ${path} is missing.`];
  const markets = listIn(objectAt(root, path)['markets'], path);
  const own = factsAt(root, shop)[languageTag];
  if (!isObject(own)) return [`legal texts: ${path} has no facts in ${languageTag}.`];
  const facts = requiredFacts(root).filter((name) => typeof own[name] !== 'string');
  return [
    ...(markets.includes(locale) ? [] : [`content: ${path} does not name the market ${locale}.`]),
    ...facts.map((name) => `legal texts: ${path} has no "${name}" in ${languageTag}.`),
  ];
};

function factsAt(root: string, shop: string): Readonly<Record<string, unknown>> {
  const path = marketFactsPath(shop);
  return objectIn(objectAt(root, path)['facts'], path);
}

/** Belgium has only what every market must have, and so is the measure. */
function requiredFacts(root: string): readonly string[] {
  return Object.keys(objectIn(factsAt(root, 'be')['nl-BE'], 'facts.nl-BE'));
}

const messages: Check = (root, { language }) => {
  const namespaces = readdirSync(join(root, MESSAGES, 'en'));
  return namespaces
    .map((name) => `${MESSAGES}/${language}/${name}`)
    .concat(`${DEMO}/texts/${language}`)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `messages' language: ${path} is missing.`);
};

const salons: Check = (root, { shop, countryCode }) => {
  const path = `${DEMO}/salons.json`;
  const own = listAt(root, path)
    .map((salon) => objectIn(salon, path))
    .filter((salon) => salon['country'] === countryCode)
    .filter((salon) => isOfShop(String(salon['market']), shop));
  return own.length > 0 ? [] : [`salons: ${path} has none of "${shop}" in ${countryCode}.`];
};

/** A salon that names no shop belongs to the first one of its country. */
function isOfShop(market: string, shop: string): boolean {
  return market === shop || !SHOP_KEYS.some((key) => key === market);
}

const settings: Check = (root, { shop }) => {
  const example = textAt(root, SETTINGS);
  const there = settingNames(example, shop, shop);
  return settingNames(example, shop)
    .filter((name) => !there.includes(name))
    .map((name) => `settings: ${SETTINGS} does not name ${name}.`);
};

const flag: Check = (root, { locale }) => {
  const country = flagCountryOf(locale);
  return country === null || existsSync(join(root, flagPath(country)))
    ? []
    : [`flag: ${flagPath(country)} is missing.`];
};

const MISSING: readonly Check[] = [
  shopRow,
  shippingRates,
  prices,
  gift,
  contentLocale,
  legalTexts,
  messages,
  salons,
  settings,
  flag,
];

const drafts: Check = (root, { shop, languageTag }) => {
  const path = marketFactsPath(shop);
  const own = existsSync(join(root, path)) ? factsAt(root, shop)[languageTag] : undefined;
  const facts = Object.entries(isObject(own) ? own : {})
    .filter(([, text]) => String(text).startsWith(DRAFT))
    .map(([name]) => name);
  const salonNames = listAt(root, `${DEMO}/salons.json`)
    .filter(isObject)
    .filter((salon) => salon['market'] === shop && String(salon['salonName']).startsWith(DRAFT))
    .map((salon) => String(salon['salonNo']));
  return [
    ...(facts.length > 0 ? [`legal texts: drafts in ${path}: ${facts.join(', ')}.`] : []),
    ...salonNames.map((salonNo) => `salons: ${salonNo} in ${DEMO}/salons.json is a draft.`),
  ];
};
