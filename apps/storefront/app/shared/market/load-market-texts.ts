import type { Language } from '@lokke/domain/markets';
import type { MarketTexts } from './texts/texts.ts';

const loaders: Readonly<Record<Language, () => Promise<MarketTexts>>> = {
  nl: async () => (await import('./texts/nl.ts')).nl,
  fr: async () => (await import('./texts/fr.ts')).fr,
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  nb: async () => (await import('./texts/nb.ts')).nb,
  sv: async () => (await import('./texts/sv.ts')).sv,
};

/** In the visitor's own language, which need not be the page's. */
export function loadMarketTexts(language: Language): Promise<MarketTexts> {
  return loaders[language]();
}
