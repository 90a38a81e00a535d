import type { Language } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';

type NameIn<Key> = Key extends `professional.error.${infer Name}` ? Name : never;

/** The refusals of the professional area, by what went wrong. */
export type SentenceKey = NameIn<keyof (typeof allMessages)['en']['professional']>;

export function sentenceIn(language: Language, key: SentenceKey): string {
  return allMessages[language].professional[`professional.error.${key}`];
}
