import type { DemoLanguage } from '../../../generator/texts/index.ts';
import type { PageTexts } from '../page-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';

export const pageTexts: Readonly<Record<DemoLanguage, PageTexts>> = { nl, fr, en, de, es, nb, sv };
