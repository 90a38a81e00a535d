import type { Language } from '@lokke/domain/markets';
import type { ConsentTexts } from './texts/texts.ts';

const loaders: Readonly<Record<Language, () => Promise<ConsentTexts>>> = {
  nl: async () => (await import('./texts/nl.ts')).nl,
  fr: async () => (await import('./texts/fr.ts')).fr,
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  nb: async () => (await import('./texts/nb.ts')).nb,
  sv: async () => (await import('./texts/sv.ts')).sv,
};

/** The bar brings its texts with it: most visits never see it. */
export function loadConsentTexts(language: Language): Promise<ConsentTexts> {
  return loaders[language]();
}
