import type { Language } from '@lokke/domain/markets';
import { professional as de } from '../../app/shared/messages/de/professional.ts';
import { professional as en } from '../../app/shared/messages/en/professional.ts';
import { professional as es } from '../../app/shared/messages/es/professional.ts';
import { professional as fr } from '../../app/shared/messages/fr/professional.ts';
import { professional as nb } from '../../app/shared/messages/nb/professional.ts';
import { professional as nl } from '../../app/shared/messages/nl/professional.ts';
import { professional as sv } from '../../app/shared/messages/sv/professional.ts';

const TEXTS = { nl, fr, en, de, es, nb, sv };

type NameIn<Key> = Key extends `professional.error.${infer Name}` ? Name : never;

/** The refusals of the professional area, by what went wrong. */
export type SentenceKey = NameIn<keyof typeof en>;

export function sentenceIn(language: Language, key: SentenceKey): string {
  return TEXTS[language][`professional.error.${key}`];
}
