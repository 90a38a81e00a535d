import type { Language } from '@lokke/domain/markets';
import * as generated from '../generated/all.ts';
import { type BrandTexts, brandMessages } from './brand-messages.ts';
import type { AllMessages, LanguageFile, Messages, Namespace, TextsPlace } from './messages.ts';
import { createTranslate, type Translate } from './translate.ts';

// Every language at once: for the server and for tests. A browser loads one, and of that what it needs.

export const allMessages: Readonly<Record<Language, AllMessages>> = generated.allMessages;
/** Texts that regions say in their own way, by language tag. */
export const regionalMessages: Readonly<
  Record<string, Readonly<Partial<Record<string, Messages>>>>
> = generated.regionalMessages;
const languageFiles: Readonly<Record<string, LanguageFile>> & Record<Language, LanguageFile> =
  generated.languageFiles;

export function languageFileOf({ language, languageTag }: TextsPlace): LanguageFile {
  return languageFiles[languageTag] ?? languageFiles[language];
}

/** Merges all messages of a language, with those of a region. */
export function messagesOf(language: Language, languageTag: string = language): Messages {
  const regional = Object.values(regionalMessages[languageTag] ?? {});
  return Object.assign({}, ...Object.values(allMessages[language]), ...regional);
}

const NO_BRAND: BrandTexts = { name: '', messages: {} };
const translates = new WeakMap<BrandTexts, Map<string, Translate<Namespace>>>();

/** All messages of a market, as a brand says them. */
export function translateFor(
  { language, languageTag }: TextsPlace,
  brand: BrandTexts = NO_BRAND,
): Translate<Namespace> {
  const known = translates.get(brand) ?? new Map<string, Translate<Namespace>>();
  translates.set(brand, known);
  const messages = () => brandMessages(messagesOf(language, languageTag), brand);
  const translate = known.get(languageTag) ?? createTranslate(messages(), languageTag);
  known.set(languageTag, translate);
  return translate;
}
