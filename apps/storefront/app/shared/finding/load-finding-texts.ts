import type { Language } from '@lokke/domain/markets';
import type { FindingTexts } from './texts/texts.ts';

const loaders: Readonly<Record<Language, () => Promise<FindingTexts>>> = {
  nl: async () => (await import('./texts/nl.ts')).nl,
  fr: async () => (await import('./texts/fr.ts')).fr,
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  nb: async () => (await import('./texts/nb.ts')).nb,
  sv: async () => (await import('./texts/sv.ts')).sv,
};

/** For what opens on any page and so cannot bring its texts with the page's data. */
export function loadFindingTexts(language: Language): Promise<FindingTexts> {
  return loaders[language]();
}
