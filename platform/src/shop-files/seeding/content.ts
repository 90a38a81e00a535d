import { join } from 'node:path';
import * as v from 'valibot';
import { makeShops } from '../../protocol/index.ts';
import { list, nullableText, readValue, record, text } from '../../protocol/json/index.ts';
import { toRichText } from '../../services/contentful/index.ts';
import { deliveryFacts } from '../../shopify/checkout/index.ts';
import { shippingOf } from '../../shopify/shipping/index.ts';
import { type DemoCatalogue, type DemoProduct, readJson } from './catalogue.ts';
import type { Demo } from './demo.ts';
import {
  DEFAULT_LOCALE,
  type DemoEntry,
  demoAsset,
  demoEntry,
  exportedAsset,
  exportedEntry,
} from './entry.ts';
import { type Resolvers, resolveReferences } from './references.ts';
import { baseLanguage, type Texts } from './texts.ts';

const model = v.object({ locales: list(v.object({ code: text, fallbackCode: nullableText })) });

/** The demo's content as Contentful's export tool writes a space. */
export function demoContent(demo: Demo): string {
  const { folder, namespace, textsIn } = demo;
  const at = (name: string) => join(folder, 'content', name);
  const whole = readJson(at('model.json'), record);
  const { locales } = readValue(model, whole);
  // A region that falls back to its own language has nothing of its own to say.
  const written = locales.filter(
    ({ code, fallbackCode }) =>
      textsIn(code).language === code || baseLanguage(fallbackCode ?? '') !== baseLanguage(code),
  );
  const languages = written.map(({ code }): [string, Resolvers] => [
    code,
    resolversOf(textsIn(code), namespace),
  ]);
  const entries = [
    ...catalogueEntries(demo.catalogue, textsIn(DEFAULT_LOCALE)),
    ...readJson(at('entries.json'), list(demoEntry)),
  ];
  return JSON.stringify({
    ...whole,
    assets: readJson(at('assets.json'), list(demoAsset)).map(exportedAsset),
    entries: [
      ...entries.map((one) => exportedEntry(one, localizedFields(one.fields, languages))),
      ...marketEntries(demo).map((one) => exportedEntry(one, one.fields)),
    ],
  });
}

/** Each field in each locale; what equals the default is left to the fallback. */
function localizedFields(
  fields: DemoEntry['fields'],
  languages: readonly (readonly [locale: string, resolvers: Resolvers])[],
): object {
  const perLocale = Object.entries(fields).map(([name, field]) => {
    const values = languages.map(([locale, resolvers]) => {
      const value = resolveReferences(field, resolvers);
      return { locale, value, json: JSON.stringify(value) };
    });
    const usual = values.find(({ locale }) => locale === DEFAULT_LOCALE)?.json;
    const own = values.filter(({ locale, json }) => locale === DEFAULT_LOCALE || json !== usual);
    return [name, Object.fromEntries(own.map(({ locale, value }) => [locale, value]))];
  });
  return Object.fromEntries(perLocale);
}

function resolversOf(texts: Texts, namespace: string): Resolvers {
  const link = (linkType: string) => (id: string) => ({ sys: { type: 'Link', linkType, id } });
  return {
    text: (path: string) => texts.find(path) ?? texts.text(path),
    rich: (path: string) => toRichText(texts.text(path)),
    entry: link('Entry'),
    asset: link('Asset'),
    shop: () => namespace,
  };
}

/** The pages of ranges, products and bundles, in the words that the shops use too. */
function catalogueEntries({ ranges, products }: DemoCatalogue, texts: Texts): readonly DemoEntry[] {
  const rangePages = ranges.map(({ handle, title }) => ({
    id: `range-${handle}`,
    type: 'rangePage',
    fields: {
      title,
      slug: handle,
      subject: `text:ranges.${handle}.subject`,
      intro: `text:ranges.${handle}.intro`,
    },
  }));
  return [...rangePages, ...products.map((product) => productEntry(product, texts))];
}

function productEntry(product: DemoProduct, texts: Texts): DemoEntry {
  const { handle, range, products, specs, soldQuantity, keyIngredients } = product;
  const howToUse = `products.${handle}.howToUse`;
  const fields = {
    title: `text:products.${handle}.title`,
    slug: handle,
    promise: `text:products.${handle}.promise`,
    howToUse: texts.find(howToUse) === undefined ? null : `text:${howToUse}`,
    keyIngredients: keyIngredients?.map((name) => `text:ingredients.${name}`),
    productSpecs: specs,
    soldQuantity,
    products: products?.map((part) => `entry:${part}`),
    range: range && `entry:range-${range}`,
  };
  return {
    id: handle,
    type: products === null ? 'productPage' : 'productBundlePage',
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value))),
  };
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined;
}

const market = v.object({ markets: list(text), facts: record });

/** Facts that differ between markets; the texts of pages name these facts in braces. */
function marketEntries({ folder, textsIn }: Demo): readonly DemoEntry[] {
  return Object.values(makeShops()).map((shop) => {
    const { key } = shop;
    const { markets, facts } = readJson(join(folder, 'content/markets', `${key}.json`), market);
    const inLocale = ([locale, own]: [string, unknown]) => [
      locale,
      {
        ...readValue(record, textsIn(locale).find('company'), 'company'),
        ...readValue(record, own, `facts.${locale}`),
        ...deliveryFacts(shop, locale, shippingOf(key, null)),
      },
    ];
    return {
      id: `market-${key}`,
      type: 'marketFacts',
      fields: {
        name: { en: `Market ${key}` },
        markets: { en: markets },
        facts: Object.fromEntries(Object.entries(facts).map(inLocale)),
      },
    };
  });
}
