import type { Language } from '@lokke/domain/markets';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';
import type { ConsentTexts } from './texts.ts';

export type { ConsentSource } from './texts.ts';

/** For tests: a browser loads one (load-consent-texts.ts). */
export const consentTexts: Readonly<Record<Language, ConsentTexts>> = {
  nl,
  fr,
  en,
  de,
  es,
  nb,
  sv,
};
