import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@lokke/brand';
import { Marked } from 'marked';
import * as v from 'valibot';
import {
  makeShops,
  readJsonFile,
  type ShopKey,
  type ShopLanguage,
  shopRow,
} from '../../protocol/index.ts';
import { readValue, record, text } from '../../protocol/json/index.ts';
import type { CatalogueDrafts } from '../../shopify/catalogue/index.ts';
import type { DeclaredDiscount } from '../../shopify/discounts/index.ts';
import { DEMO_FOLDER } from '../../shopify/images/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import { parseShopFile } from '../import/index.ts';
import { readJson } from './catalogue.ts';
import type { Demo } from './demo.ts';
import { demoProduct, toHtml } from './products.ts';
import { resolveReferences } from './references.ts';
import { setDiscounts } from './set-discounts.ts';
import { starsAloneOf } from './stars-alone.ts';
import { synonymsOf } from './synonyms.ts';
import { type TranslatableDrafts, translationsBetween } from './translations.ts';

const demoRow = v.object({
  /** Value of an order from which on a gift comes with it. */
  giftFrom: text,
});

type DemoRow = v.InferOutput<typeof demoRow>;

export interface DemoShop {
  readonly drafts: CatalogueDrafts;
  readonly discounts: readonly DeclaredDiscount[];
  readonly definitions: readonly MetafieldDefinition[];
}

/** Puts a shop together: the templates in `shop`, the catalogue, and the texts of its languages. */
export function readDemoShop(demo: Demo, key: ShopKey, brandName: string): DemoShop {
  const row = readValue(demoRow, readJson(join(demo.folder, 'shops.json'), record)[key], key);
  const [original, translation] = makeShops()[key].languages;
  const first = renderShop(demo, key, row, original, brandName);
  if (translation === undefined) return first;
  const second = renderShop(demo, key, row, translation, brandName);
  const language = translation.code;
  return {
    ...first,
    drafts: {
      ...first.drafts,
      translations: translationsBetween(first.drafts, second.drafts, language),
    },
    discounts: first.discounts.map(({ id, draft }, i) => {
      const title = second.discounts[i]?.draft.title ?? draft.title;
      return { id, draft: { ...draft, translatedTitles: { [language]: title } } };
    }),
  };
}

/** The demo's metafields, also the best guess for a shop that has defined none. */
export function demoDefinitions({
  namespace,
}: Pick<Brand, 'namespace'>): readonly MetafieldDefinition[] {
  const template = readJsonFile(join(DEMO_FOLDER, 'shop', DEFINITIONS));
  const json = resolveReferences(template, { shop: () => namespace });
  return parseShopFile(DEFINITIONS, json).definitions ?? [];
}

const DEFINITIONS = 'metafield-definitions.json';

function renderShop(
  demo: Demo,
  key: ShopKey,
  row: DemoRow,
  language: ShopLanguage,
  brandName: string,
): DemoShop & { readonly drafts: TranslatableDrafts } {
  const { folder, catalogue } = demo;
  const shop = makeShops()[key];
  const locale = `${language.isoCode}-${shop.countryCode}`;
  const texts = demo.textsIn(locale);
  const values: Readonly<Record<string, string | number>> = {
    country: shop.countryCode,
    moneyFormat: moneyFormat(locale, shop.currencyCode),
    giftFrom: row.giftFrom,
    freeDeliveryFrom: freeDeliveryFrom(key, shop.currencyCode),
    brand: brandName,
    namespace: demo.namespace,
    synonyms: synonymsOf(demo, locale),
  };
  const amount = new Intl.NumberFormat(texts.language, {
    style: 'currency',
    currency: shop.currencyCode,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(Number(row.giftFrom));
  const fillBrand = (path: string) => texts.text(path).replaceAll('{brand}', () => brandName);
  const resolvers = {
    text: (path: string) => fillBrand(path).replace('{amount}', amount),
    html: (path: string) => toHtml(fillBrand(path)),
    markdown: (path: string) => toArticleHtml(fillBrand(path)),
    shop: (name: string) => values[name],
  };
  const contents = readdirSync(join(folder, 'shop')).map((name) => {
    const template = readJsonFile(join(folder, 'shop', name));
    return parseShopFile(name, resolveReferences(template, resolvers));
  });
  const definitions = contents.flatMap((content) => content.definitions ?? []);
  const products = catalogue.products.map((product) =>
    demoProduct(
      {
        shop: key,
        brandName,
        catalogue,
        texts,
        definitions,
        starsAlone: starsAloneOf(demo, key, product),
      },
      product,
    ),
  );
  return {
    drafts: Object.assign({}, ...contents.map(({ drafts }) => drafts), { products }),
    discounts: [
      ...contents.flatMap((content) => content.discounts ?? []),
      ...setDiscounts(key, catalogue, (handle) =>
        texts
          .text('shop.discounts.set')
          .replace('{set}', () => texts.text(`products.${handle}.title`)),
      ),
    ],
    definitions,
  };
}

/** Shopify's pattern for prices in texts. */
function moneyFormat(locale: string, currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1.5);
  const at = (wanted: string) => parts.findIndex(({ type }) => type === wanted);
  const symbol = parts[at('currency')]?.value ?? currency;
  const isPoint = parts[at('decimal')]?.value === '.';
  const amount = isPoint ? '{{amount}}' : '{{amount_with_comma_separator}}';
  // Letters stand apart from the number; signs do not.
  const between = /\p{L}/u.test(symbol) ? ' ' : '';
  return at('currency') < at('integer') ? symbol + between + amount : amount + between + symbol;
}

/** Text that the content cannot know: it belongs to the shop's own delivery prices. */
function freeDeliveryFrom(key: ShopKey, currencyCode: string): string {
  const amount = (shopRow(key).delivery.freeFromInMinorUnits / 100).toFixed(2);
  return JSON.stringify({ amount, currency_code: currencyCode });
}

const markdownOf = new Marked({ gfm: true });

/** Markdown as an online store keeps it: links name its own pages, `/collections/rain`. */
function toArticleHtml(markdown: string): string {
  return markdownOf.parse(markdown, { async: false }).trim();
}
