import type { Language, Market } from '@lokke/domain/markets';
import * as generated from '../generated/all.ts';
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

const translates = new Map<string, Translate<Namespace>>();

/** All messages of a market. */
export function translateFor({ language, languageTag }: Pick<Market, 'language' | 'languageTag'>) {
  const known = translates.get(languageTag);
  if (known !== undefined) return known;
  const translate = createTranslate(messagesOf(language, languageTag), languageTag);
  translates.set(languageTag, translate);
  return translate;
}
