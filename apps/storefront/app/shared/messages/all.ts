import type { Language } from '@lokke/domain/markets';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import type { Messages } from './messages.ts';
import { nb } from './nb/index.ts';
import { nl } from './nl/index.ts';
import { sv } from './sv/index.ts';

export { type ConsentSource, consentTexts } from '../consent/texts/all.ts';
export { type FindingSource, findingTexts } from '../finding/texts/all.ts';

/** Every language at once: for the server and for tests. A browser loads one (load-messages.ts). */
export const catalogues: Readonly<Record<Language, Messages>> = { nl, fr, en, de, es, nb, sv };
