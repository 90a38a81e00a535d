import type { Language } from '@lokke/domain/markets';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';
import type { FindingTexts } from './texts.ts';

export type { FindingSource } from './texts.ts';

/** For loaders and tests: a page brings its one language along with its data. */
export const findingTexts: Readonly<Record<Language, FindingTexts>> = {
  nl,
  fr,
  en,
  de,
  es,
  nb,
  sv,
};
