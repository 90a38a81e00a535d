import type { Language } from '@lokke/domain/markets';
import type { Messages } from './messages.ts';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  nl: async () => (await import('./nl/index.ts')).nl,
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  nb: async () => (await import('./nb/index.ts')).nb,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** The visitor's one language, in a file of its own. */
export function loadMessages(language: Language): Promise<Messages> {
  return loaders[language]();
}
