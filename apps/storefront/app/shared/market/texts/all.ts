import type { Language } from '@lokke/domain/markets';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';
import type { MarketTexts } from './texts.ts';

export type { MarketSource } from './texts.ts';

/** For tests. A browser loads one, in the language of its reader. */
export const marketTexts: Readonly<Record<Language, MarketTexts>> = { nl, fr, en, de, es, nb, sv };
