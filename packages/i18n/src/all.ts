import type { Language, Market } from '@lokke/domain/markets';
import * as generated from '../generated/all.ts';
import { type BrandTexts, brandMessages } from './brand-messages.ts';
import type { AllMessages, LanguageFile, Messages, Namespace } from './messages.ts';
import { createTranslate, type Translate } from './translate.ts';

// Every language at once: for the server and for tests. A browser loads one, and of that what it needs.

export const allMessages: Readonly<Record<Language, AllMessages>> = generated.allMessages;
export const languageFiles: Readonly<Record<Language, LanguageFile>> = generated.languageFiles;

/** Merges all messages of a language, with those of a region. */
export function messagesOf(language: Language, languageTag: string = language): Messages {
  const messages = Object.values(allMessages[language]).flatMap((each) => Object.entries(each));
  return { ...Object.fromEntries(messages), ...languageFiles[language].regional[languageTag] };
}

const NO_BRAND: BrandTexts = { name: '', messages: {} };
const translates = new WeakMap<BrandTexts, Map<string, Translate<Namespace>>>();

/** All messages of a market, as a brand says them. */
export function translateFor(
  { language, languageTag }: Pick<Market, 'language' | 'languageTag'>,
  brand: BrandTexts = NO_BRAND,
): Translate<Namespace> {
  const known = translates.get(brand) ?? new Map<string, Translate<Namespace>>();
  translates.set(brand, known);
  const messages = () => brandMessages(messagesOf(language, languageTag), brand);
  const translate = known.get(languageTag) ?? createTranslate(messages(), languageTag);
  known.set(languageTag, translate);
  return translate;
}
