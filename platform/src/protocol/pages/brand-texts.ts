import { type Brand, type BrandMessages, brandTextsOf, platformKey } from '@lokke/brand';
import { type Language, languageTag, type MessageCatalogue, type Shop } from '../index.ts';
import regional from './regional-messages.json' with { type: 'json' };
import spellings from './regional-spellings.json' with { type: 'json' };

// Words that a region says otherwise than its language, under the same keys as a brand's own words.
const REGIONAL: Readonly<Record<string, BrandMessages>> = regional;
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = spellings;

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
  const usual = spellFor(texts[language], tag);
  const said = inOwnWords(usual, platformKey(area), { ...REGIONAL[tag], ...messages });
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(said).replaceAll('{brand}', () => inJson));
}

/** Spells texts of any shape as their region does. */
export function spellFor(texts: unknown, tag: string): unknown {
  const changed = Object.entries(SPELLINGS[tag] ?? {}).reduce(
    (text, [usual, regionally]) => text.replaceAll(usual, regionally),
    JSON.stringify(texts),
  );
  return JSON.parse(changed);
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
