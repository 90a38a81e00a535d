import type { ShopTexts } from '../shop-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

export type DemoLanguage = 'nl' | 'fr' | 'en' | 'de' | 'es' | 'nb' | 'sv';

export const shopTexts: Readonly<Record<DemoLanguage, ShopTexts>> = { nl, fr, en, de, es, nb, sv };
