import type { Language } from '@lokke/domain/markets';
import { allTexts } from '../../../app/shared/messages/all.ts';

type NameIn<Key> = Key extends `professional.error.${infer Name}` ? Name : never;

/** The refusals of the professional area, by what went wrong. */
export type SentenceKey = NameIn<keyof (typeof allTexts)['en']['professional']>;

export function sentenceIn(language: Language, key: SentenceKey): string {
  return allTexts[language].professional[`professional.error.${key}`];
}
