import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MarketRequest, timeZonesOf } from './market-request.ts';
import { CALENDARS, DEMO, DRAFT, marketFactsPath, SHOPS } from './paths.ts';
import { type FileEdit, listAt, listIn, objectAt, objectIn, textAt, toJson } from './tree.ts';

/** The shop's row in the embedded platform and its part of the demo. */
export function shopFiles(root: string, request: MarketRequest): readonly FileEdit[] {
  return [
    { path: SHOPS, content: toJson(withShopRow(objectAt(root, SHOPS), request)) },
    { path: CALENDARS, content: toJson(withCalendar(objectAt(root, CALENDARS), request)) },
    demoRowFile(root, request),
    tableFile(root, 'prices.csv', request, (price) => convertPrice(price, request.rate)),
    tableFile(root, 'stock.csv', request, (stock) => stock),
    factsFile(root, request),
    modelFile(root, request),
    salonsFile(root, request),
  ];
}

/** Weekends alone are closed, as with the shop's own days of delivery, until somebody enters the holidays. */
function withCalendar(calendars: object, { shop, country }: MarketRequest): object {
  const [timeZone = 'UTC'] = timeZonesOf(country);
  return { ...calendars, [shop]: { timeZone, closed: [], fromWeekend: null } };
}

function withShopRow(shops: Readonly<Record<string, unknown>>, request: MarketRequest): object {
  const { shop, locale, like, country, currency, language, apiVersion, rate } = request;
  const pattern = objectIn(shops[like.shop], `${SHOPS}: ${like.shop}`);
  const rates = objectIn(pattern['delivery'], `${SHOPS}: ${like.shop}.delivery`);
  const delivery = Object.entries(rates).map(([name, amount]) => [
    name,
    Math.round(Number(convertPrice(String(Number(amount) / 100), rate)) * 100),
  ]);
  const row = {
    countryCode: country,
    currencyCode: currency,
    apiVersion,
    languages: [language],
    prefixes: { [locale]: `/${locale}` },
    vatPercent: pattern['vatPercent'],
    delivery: Object.fromEntries(delivery),
    deliveryTimes: pattern['deliveryTimes'],
  };
  return { ...shops, [shop]: row };
}

const WHOLE_FROM = 200;

/** A price in another currency, which ends as prices do: 23.95, 279.00. */
export function convertPrice(price: string, rate: number): string {
  if (rate === 1) return price;
  const exact = Number(price) * rate;
  const nice = exact < WHOLE_FROM ? Math.max(1, Math.round(exact)) - 0.05 : Math.round(exact);
  return nice.toFixed(2);
}

function demoRowFile(root: string, { shop, like, rate }: MarketRequest): FileEdit {
  const path = `${DEMO}/shops.json`;
  const shops = objectAt(root, path);
  const row = objectIn(shops[like.shop], `${path}: ${like.shop}`);
  const from = Number(row['giftFrom']) * rate;
  const giftFrom = (rate === 1 ? from : Math.round(from)).toFixed(2);
  return { path, content: toJson({ ...shops, [shop]: { ...row, giftFrom } }) };
}

/** A table with a column more, made from that of the market it is like. */
function tableFile(
  root: string,
  name: string,
  { shop, like }: MarketRequest,
  derive: (cell: string) => string,
): FileEdit {
  const path = `${DEMO}/catalogue/${name}`;
  const [head = '', ...rows] = textAt(root, path).trimEnd().split('\n');
  const column = head.split(',').indexOf(like.shop);
  if (column < 0) throw new Error(`${path} has no column ${like.shop}.`);
  const lines = rows.map((row) => `${row},${derive(row.split(',')[column] ?? '')}`);
  return { path, content: [`${head},${shop}`, ...lines, ''].join('\n') };
}

/** The facts of the market, law included, are drafts: those of a market with the same language, if there is one. */
function factsFile(root: string, request: MarketRequest): FileEdit {
  const facts = Object.entries(factsLike(root, request)).map(([name, text]) => [
    name,
    `${DRAFT}${String(text)}`,
  ]);
  const content = {
    markets: [request.locale],
    facts: { [request.tag]: Object.fromEntries(facts) },
  };
  return { path: marketFactsPath(request.shop), content: toJson(content) };
}

function factsLike(root: string, { like, language }: MarketRequest): object {
  const folder = `${DEMO}/content/markets`;
  const names = readdirSync(join(root, folder)).sort();
  const all = [`${like.shop}.json`, ...names].flatMap((name) =>
    Object.entries(objectIn(objectAt(root, `${folder}/${name}`)['facts'], name)),
  );
  const found = all.find(([tag]) => tag.split('-')[0] === language) ?? all[0];
  return objectIn(found?.[1], folder);
}

function modelFile(root: string, { tag, language, countryName }: MarketRequest): FileEdit {
  const path = `${DEMO}/content/model.json`;
  const model = objectAt(root, path);
  const locales = listIn(model['locales'], path).map((one) => objectIn(one, path));
  const codes = locales.map(({ code }) => String(code));
  if (codes.includes(tag)) return { path, content: toJson(model) };
  const fallbackCode = codes.find((code) => code.split('-')[0] === language) ?? 'en';
  const languageName = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  const locale = {
    sys: { id: `locale-${tag}`, type: 'Locale', version: 1 },
    name: `${languageName ?? language} (${countryName})`,
    code: tag,
    fallbackCode,
    default: false,
    contentManagementApi: true,
    contentDeliveryApi: true,
    optional: true,
  };
  return { path, content: toJson({ ...model, locales: [...locales, locale] }) };
}

function salonsFile(root: string, { shop, country, countryName }: MarketRequest): FileEdit {
  const path = `${DEMO}/salons.json`;
  const salons = listAt(root, path);
  const numbers = salons.map((salon) => Number(objectIn(salon, path)['salonNo']));
  const draft = {
    salonNo: String(Math.max(...numbers) + 1),
    salonName: `${DRAFT}Salon`,
    salonEmail: `salon.${shop}@example.com`,
    parentEmail: null,
    country,
    market: shop,
    city: countryName,
    street: null,
    postcode: null,
    phone: null,
    position: null,
    salonLoyalty: false,
    client100: false,
  };
  return { path, content: toJson([...salons, draft], 1).trimEnd() };
}
