import { type Brand, type BrandMessages, brandTextsOf, platformKey } from '@lokke/brand';
import { type Language, languageTag, type MessageCatalogue, type Shop } from '../index.ts';
import regional from './regional-messages.json' with { type: 'json' };

// Words that a region says otherwise than its language, under the same keys as a brand's own words.
const REGIONAL: Readonly<Record<string, BrandMessages>> = regional;

interface Reader {
  readonly shop: Shop;
  readonly language: Language;
}

/** Returns what an area says to a reader, in the brand's own words and with its name. */
export function brandTexts<Texts>(
  { area, texts }: MessageCatalogue<Texts>,
  { shop, language }: Reader,
  brand: Pick<Brand, 'name' | 'messages'>,
): Texts {
  const tag = languageTag(language, shop);
  const { name, messages } = brandTextsOf(brand, { language, languageTag: tag });
  const said = inOwnWords(texts[language], platformKey(area), { ...REGIONAL[tag], ...messages });
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(said).replaceAll('{brand}', () => inJson));
}

function inOwnWords(usual: unknown, key: string, own: BrandMessages): unknown {
  const override = own[key];
  // A brand may write one form for all counts.
  if (override !== undefined) {
    return typeof override === 'string' ? override : { one: override.other, ...override };
  }
  if (typeof usual !== 'object' || usual === null) return usual;
  return Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, inOwnWords(value, `${key}.${name}`, own)]),
  );
}

/** The texts of an area by their keys, as a brand names them. */
export function messagesIn({ area, texts }: MessageCatalogue, language: Language): BrandMessages {
  return Object.fromEntries(entriesIn(texts[language], platformKey(area)));
}

function entriesIn(
  value: object,
  key: string,
): readonly (readonly [string, BrandMessages[string]])[] {
  if ('other' in value && typeof value.other === 'string') {
    return [[key, { ...value, other: value.other }]];
  }
  return Object.entries(value).flatMap(([name, below]: [string, string | object]) =>
    typeof below === 'string'
      ? [[`${key}.${name}`, below] as const]
      : entriesIn(below, `${key}.${name}`),
  );
}
