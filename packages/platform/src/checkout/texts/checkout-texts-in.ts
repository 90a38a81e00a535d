import type { Language } from '../../shops/index.ts';
import type { CheckoutTexts } from './checkout-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

const TEXTS: Readonly<Record<Language, CheckoutTexts>> = { nl, fr, en, de, es, nb, sv };

export function checkoutTextsIn(language: Language): CheckoutTexts {
  return TEXTS[language];
}
